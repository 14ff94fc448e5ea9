NSNumber *count = [NSNumber numberWithInt:3];
NSNumber *ratio = [[NSNumber alloc] initWithDouble:0.5];
NSLog(@"%d %@ %.1f", [count intValue], ratio, [count doubleValue]);  // prints: 3 0.5 3.0
NSLog(@"%d %d", [count isEqualToNumber:@3], [@2 compare:@10] == NSOrderedAscending);  // prints: 1 1
NSLog(@"%@ %lu", [@YES stringValue], (unsigned long)[@7 unsignedIntegerValue]);  // prints: 1 7
