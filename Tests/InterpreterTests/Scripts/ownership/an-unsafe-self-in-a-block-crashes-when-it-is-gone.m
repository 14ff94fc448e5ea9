@interface Note : NSObject
@property (nonatomic, copy) void (^done)(void);
- (void)set;
@end
@implementation Note
- (void)set {
  __unsafe_unretained Note *me = self;
  self.done = ^{ [me description]; };  // zombie: note freed in line 14 by variable note
}
@end
Note *note = [Note new];
[note set];
void (^done)(void) = note.done;
note = nil;
done();
