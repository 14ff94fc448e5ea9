NSString *text = @"abc";
NSLog(@"%@", [text substringFromIndex:3]);  // prints: 
[text substringFromIndex:4];  // fails: NSRangeException: -[__NSCFConstantString substringFromIndex:]: Index 4 out of bounds; string length 3
