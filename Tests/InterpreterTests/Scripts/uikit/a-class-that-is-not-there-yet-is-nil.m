:ios 5.1
NSLog(@"%@", NSClassFromString(@"UIStackView"));  // prints: (null)
NSLog(@"%@", [[UIStackView alloc] init]);  // prints: (null)
NSLog(@"%d", NSClassFromString(@"UIStepper") != nil);  // prints: 1
