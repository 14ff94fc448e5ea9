:ios 8.0
@interface HomeController : UIViewController
@end
@implementation HomeController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self presentViewController:[[UIViewController alloc] init] animated:YES completion:nil];  // mistake 0 l present off screen
}
@end
window.rootViewController = [[HomeController alloc] init];
