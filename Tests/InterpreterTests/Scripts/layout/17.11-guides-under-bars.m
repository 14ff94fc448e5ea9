:ios 9.0
@interface Page : UIViewController
@end
@implementation Page
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"loaded %g", self.topLayoutGuide.length); }  // prints: loaded 0 | loaded 0
- (void)viewDidLayoutSubviews { NSLog(@"laid out %g %g", self.topLayoutGuide.length, self.view.frame.size.height); }  // prints: laid out 20 667 | laid out 64 667
@end
window.rootViewController = [[Page alloc] init];
window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[Page alloc] init]];
