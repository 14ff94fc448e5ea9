@interface Note : NSObject
@property (nonatomic, copy) void (^done)(void);
- (void)set;
@end
@implementation Note
- (void)set {
  __block Note *me = self;
  self.done = ^{ NSLog(@"%@", [me class]); };  // leaks: NSBlock#1 cycle NSBlock#1 [me] -> note.done -> NSBlock#1
}
@end
Note *note = [Note new];  // leaks: note cycle note.done -> NSBlock#1 [me] -> note
[note set];
note = nil;
