NSMutableArray *list = [NSMutableArray array];
for (int i = 0; i < 100; i++) { [list insertObject:@(i) atIndex:0]; [list addObject:@(-i)]; }
for (int i = 0; i < 95; i++) { [list removeObjectAtIndex:0]; [list removeLastObject]; }
NSLog(@"%@", [list componentsJoinedByString:@" "]);  // prints: 4 3 2 1 0 0 -1 -2 -3 -4
[list exchangeObjectAtIndex:0 withObjectAtIndex:9];
list[1] = @"x";
[list removeObject:@0];
NSLog(@"%@", [list componentsJoinedByString:@" "]);  // prints: -4 x 2 1 -1 -2 -3 4
NSLog(@"%lu %lu", (unsigned long)[@"aabaabaaab" rangeOfString:@"aaab"].location, (unsigned long)[@"abcabcab" rangeOfString:@"abc" options:NSBackwardsSearch].location);  // prints: 6 3
NSLog(@"%C %lu", [@"žluť😀" characterAtIndex:3], (unsigned long)[@"žluť😀" length]);  // prints: ť 6
