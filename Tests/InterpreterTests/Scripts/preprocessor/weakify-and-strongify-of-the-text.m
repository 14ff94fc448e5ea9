#define weakify(x) autoreleasepool {} __weak typeof(x) weak##x = x
#define strongify(x) autoreleasepool {} __strong typeof(x) x = weak##x
@interface Bell : NSObject {
  int _count;
}
@property (nonatomic, copy) void (^ring)(void);
@end
@implementation Bell
- (void)setUp {
  @weakify(self);
  self.ring = ^{
    @strongify(self);
    if (!self) return;
    _count += 1;
    NSLog(@"%d %d", _count, self == weakself);  // prints: 1 1
  };
}
- (void)dealloc { NSLog(@"gone"); }  // prints: gone
@end
Bell *bell = [[Bell alloc] init];
[bell setUp];
bell.ring();
bell = nil;
