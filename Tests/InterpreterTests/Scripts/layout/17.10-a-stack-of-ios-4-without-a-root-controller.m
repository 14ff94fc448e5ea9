:ios 4.0
@interface P : UIViewController
@end
@implementation P
- (void)viewDidAppear:(BOOL)a { [super viewDidAppear:a]; NSLog(@"%@", NSStringFromCGRect(self.view.frame)); }  // prints: {{0, 0}, {320, 416}}
@end
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:[P new]];
[window addSubview:nav.view];
