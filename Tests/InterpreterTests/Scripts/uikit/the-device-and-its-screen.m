:ios 5.1
NSLog(@"%@ %@ %.0f", [[UIDevice currentDevice] model], [[UIDevice currentDevice] systemVersion], [[UIScreen mainScreen] scale]);  // prints: iPhone 5.1 2
:device ipad
NSLog(@"%@ %d", [[UIDevice currentDevice] model], UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad);  // prints: iPad 1
