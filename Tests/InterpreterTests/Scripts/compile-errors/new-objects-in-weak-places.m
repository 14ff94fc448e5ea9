@interface Panel : UIViewController { __weak UIView *field; }
@property (nonatomic, weak) UIView *line;
@property (nonatomic, strong) UIView *kept;
@end
@implementation Panel
- (void)viewDidLoad {
  [super viewDidLoad];
  self.line = [[UIView alloc] init];  // warning: retainedInWeak
  field = [UIView new];  // warning: retainedInWeak
  __weak UIView *local = [[UIView alloc] init];  // warning: retainedInWeak
  self.kept = [[UIView alloc] init];
  self.line = self.kept;
  NSLog(@"%d", local == nil);
}
@end
