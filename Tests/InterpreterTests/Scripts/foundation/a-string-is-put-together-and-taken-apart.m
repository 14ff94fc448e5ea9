NSString *greeting = [@"Hello" stringByAppendingString:@", world"];
NSLog(@"%@ %d", greeting, (int)[greeting length]);  // prints: Hello, world 12
NSLog(@"%@", [greeting substringFromIndex:7]);  // prints: world
NSLog(@"%@", [greeting substringToIndex:5]);  // prints: Hello
NSArray *parts = [@"red,green,,blue" componentsSeparatedByString:@","];
NSLog(@"%d [%@]", (int)[parts count], [parts objectAtIndex:2]);  // prints: 4 []
NSLog(@"%@", [parts componentsJoinedByString:@"-"]);  // prints: red-green--blue
NSLog(@"%@", [greeting stringByReplacingOccurrencesOfString:@"l" withString:@"L"]);  // prints: HeLLo, worLd
NSLog(@"%d", [greeting hasPrefix:@"Hell"] && ![greeting hasSuffix:@"Hell"]);  // prints: 1
