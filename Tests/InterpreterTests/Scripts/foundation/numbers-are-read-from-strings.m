NSLog(@"%d %d %d", [@"12 apples" intValue], [@" -7" intValue], [@"apples" intValue]);  // prints: 12 -7 0
NSLog(@"%.2f %.1f", [@"3.14 rad" doubleValue], [@".5" floatValue]);  // prints: 3.14 0.5
NSLog(@"%d %d %d", [@"YES" boolValue], [@"no" boolValue], [@"1" boolValue]);  // prints: 1 0 1
NSLog(@"%d", [@"99999999999" intValue]);  // prints: 2147483647
NSLog(@"%ld", (long)[@"99999999999" integerValue]);  // prints: 99999999999
