:ios 5.1
UIViewController *plain = [UIViewController new];
window.rootViewController = plain;
NSLog(@"%d %@", plain.wantsFullScreenLayout, NSStringFromCGRect(plain.view.frame));  // prints: 0 {{0, 20}, {320, 460}}
UIViewController *full = [UIViewController new];
full.wantsFullScreenLayout = YES;
window.rootViewController = full;
NSLog(@"%@", NSStringFromCGRect(full.view.frame));  // prints: {{0, 0}, {320, 480}}
[[UIApplication sharedApplication] setStatusBarHidden:YES withAnimation:UIStatusBarAnimationNone];
UIViewController *alone = [UIViewController new];
window.rootViewController = alone;
NSLog(@"%@", NSStringFromCGRect(alone.view.frame));  // prints: {{0, 0}, {320, 480}}
window.rootViewController = [[UINavigationController alloc] initWithRootViewController:plain];
NSLog(@"%@", NSStringFromCGRect(plain.view.frame));  // prints: {{0, 0}, {320, 436}}
