@interface KeyboardController : UIViewController
@end
@implementation KeyboardController
- (void)loadView {
  self.view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  UIView *keys = [[UIView alloc] initWithFrame:self.view.bounds];  // mistake 7 l
  [self.view addSubview:keys];
}
@end
window.rootViewController = [[KeyboardController alloc] init];
