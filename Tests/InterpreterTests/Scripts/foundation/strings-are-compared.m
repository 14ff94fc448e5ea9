NSLog(@"%d", [@"a" isEqualToString:@"a"]);  // prints: 1
NSLog(@"%d", [@"apple" compare:@"pear"] == NSOrderedAscending);  // prints: 1
NSLog(@"%d", [@"Apple" caseInsensitiveCompare:@"aPPLE"] == NSOrderedSame);  // prints: 1
NSLog(@"%@ %@", [@"two words" capitalizedString], [@"Up" uppercaseString]);  // prints: Two Words UP
NSString *trimmed = [@"  text \n" stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
NSLog(@"[%@]", trimmed);  // prints: [text]
