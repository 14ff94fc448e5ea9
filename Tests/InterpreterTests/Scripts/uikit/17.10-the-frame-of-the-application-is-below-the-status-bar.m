:ios 6.1
[[UIApplication sharedApplication] setStatusBarHidden:YES withAnimation:UIStatusBarAnimationNone];
NSLog(@"%@", NSStringFromCGRect([UIScreen mainScreen].applicationFrame));  // prints: {{0, 0}, {320, 568}}
:ios 11
NSLog(@"%@", NSStringFromCGRect([UIScreen mainScreen].applicationFrame));  // prints: {{0, 44}, {375, 768}}
