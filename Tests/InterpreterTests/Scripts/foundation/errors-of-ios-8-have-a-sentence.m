:ios 8.0
NSLog(@"%@", [NSError errorWithDomain:@"D" code:1 userInfo:nil]);  // prints: Error Domain=D Code=1 "The operation couldn’t be completed. (D error 1.)"
