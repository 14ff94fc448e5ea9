:ios 9.0
NSLog(@"%@", [UIColor redColor]);  // prints: UIDeviceRGBColorSpace 1 0 0 1
NSLog(@"%@", [[UIColor whiteColor] colorWithAlphaComponent:0.5]);  // prints: UIDeviceWhiteColorSpace 1 0.5
NSLog(@"%d", [[UIColor colorWithRed:1 green:0 blue:0 alpha:1] isEqual:[UIColor redColor]]);  // prints: 1
:ios 26.0
NSLog(@"%@", [UIColor redColor]);  // prints: UIExtendedSRGBColorSpace 1 0 0 1
