:nib Map {size: [320, 460], view: UIView}
@interface Map : UIViewController
@end
@implementation Map
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%.0f", self.view.bounds.size.width); }  // prints: 320
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  NSLog(@"%@", self.view.window);  // prints: (null)
}
- (void)viewWillLayoutSubviews {
  [super viewWillLayoutSubviews];
  NSLog(@"%d", self.view.bounds.size.width == window.bounds.size.width);  // prints: 1
}
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  NSLog(@"%d", self.view.window == window);  // prints: 1
}
@end
window.rootViewController = [[Map alloc] init];
