:ios 12.0
NSLog(@"%@", [@"abcde" dataUsingEncoding:NSUTF8StringEncoding]);  // prints: <61626364 65>
NSLog(@"%@", [NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)]);  // prints: NSRect: {{1, 2}, {3, 4}}
NSLog(@"%@", [NSValue valueWithCGPoint:CGPointMake(1, 2)]);  // prints: NSPoint: {1, 2}
NSString *list = [@[[NSURL URLWithString:@"http://x.org"]] description];
NSLog(@"%d", [list rangeOfString:@"\"http://x.org\""].location != NSNotFound);  // prints: 1
NSLog(@"%@", [NSError errorWithDomain:@"D" code:1 userInfo:nil]);  // prints: Error Domain=D Code=1 "(null)"
NSLog(@"%@", [NSError errorWithDomain:@"D" code:1 userInfo:@{ NSLocalizedDescriptionKey: @"why" }]);  // prints: Error Domain=D Code=1 "why" UserInfo={NSLocalizedDescription=why}
