:ios 5.1
NSString *s = @"x";
[s retain];
[s release];
[s release];
NSLog(@"%@", s);  // prints: x
