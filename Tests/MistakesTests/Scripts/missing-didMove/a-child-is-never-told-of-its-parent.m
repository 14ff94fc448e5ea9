:ios 8.0
@interface HostController : UIViewController
@end
@implementation HostController
- (void)viewDidLoad {
  [super viewDidLoad];
  UIViewController *child = [[UIViewController alloc] init];
  [self addChildViewController:child];  // mistake 0 l missing didMove
  [self.view addSubview:child.view];
}
@end
window.rootViewController = [[HostController alloc] init];
