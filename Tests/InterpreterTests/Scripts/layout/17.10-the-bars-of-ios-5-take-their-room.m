:ios 5.1
UIViewController *root = [[UIViewController alloc] init];
window.rootViewController = root;
NSLog(@"%@", NSStringFromCGRect(root.view.frame));  // prints: {{0, 20}, {320, 460}}
UIViewController *list = [[UIViewController alloc] init];
UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:list];
window.rootViewController = navigation;
NSLog(@"%@", NSStringFromCGRect(list.view.frame));  // prints: {{0, 0}, {320, 416}}
UITabBarController *tabs = [[UITabBarController alloc] init];
tabs.viewControllers = [NSArray arrayWithObject:navigation];
window.rootViewController = tabs;
NSLog(@"%@", NSStringFromCGRect(list.view.frame));  // prints: {{0, 0}, {320, 367}}
UIViewController *detail = [[UIViewController alloc] init];
detail.hidesBottomBarWhenPushed = YES;
[navigation pushViewController:detail animated:YES];
NSLog(@"%@", NSStringFromCGRect(detail.view.frame));  // prints: {{0, 0}, {320, 416}}
