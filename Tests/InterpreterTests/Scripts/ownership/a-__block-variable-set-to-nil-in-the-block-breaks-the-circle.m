@interface Note : NSObject
@property (nonatomic, copy) void (^done)(void);
- (void)set;
@end
@implementation Note
- (void)set {
  __block Note *me = self;
  self.done = ^{ NSLog(@"%@", [me class]); me = nil; };  // prints: Note
}
- (void)dealloc { NSLog(@"freed"); }  // prints: freed
@end
Note *note = [Note new];
[note set];
note.done();
note = nil;
