NSMutableString *text = [NSMutableString stringWithString:@"one"];
NSString *copy = [text copy];
[text appendString:@" two"];
[text appendFormat:@" %d", 3];
[text insertString:@"zero " atIndex:0];
NSLog(@"%@ | %@", text, copy);  // prints: zero one two 3 | one
