NSDate *start = [NSDate date];
NSLog(@"%.1f", -[start timeIntervalSinceNow]);  // prints: 0.0
[[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:2.5]];
NSLog(@"%.1f", -[start timeIntervalSinceNow]);  // prints: 2.5
NSDate *later = [start dateByAddingTimeInterval:60];
NSLog(@"%.0f %d", [later timeIntervalSinceDate:start], [start compare:later] == NSOrderedAscending);  // prints: 60 1
NSLog(@"%d", [[start laterDate:later] isEqualToDate:later]);  // prints: 1
