:ios 5.1
NSString *text = [[NSString alloc] initWithString:@"plain"];
[text release];
NSLog(@"%@ %p", text, (void *)0x10);  // prints: plain 0x10
NSLog(@"%s", [NSStringFromClass([UIView class]) UTF8String]);  // prints: UIView
