:ios 5.1
UIViewController *page = [[UIViewController alloc] init];
UINavigationController *pages = [[UINavigationController alloc] initWithRootViewController:page];
[pages setNavigationBarHidden:YES animated:NO];
window.rootViewController = pages;
NSLog(@"%@", NSStringFromCGRect(page.view.frame));  // prints: {{0, 20}, {320, 460}}
