NSMutableArray *list = [NSMutableArray arrayWithObjects:@"b", @"a", nil];
[list addObjectsFromArray:@[@"d", @"c"]];
[list replaceObjectAtIndex:0 withObject:@"e"];
[list exchangeObjectAtIndex:0 withObjectAtIndex:3];
NSLog(@"%@", [list componentsJoinedByString:@""]);  // prints: cade
[list sortUsingSelector:@selector(compare:)];
NSLog(@"%@", [list componentsJoinedByString:@""]);  // prints: acde
[list removeObjectsInArray:@[@"c", @"x"]];
list[0] = @"z";
NSLog(@"%@ %d", [list componentsJoinedByString:@""], (int)list.count);  // prints: zde 3
[list replaceObjectAtIndex:3 withObject:@"y"];  // fails: NSRangeException: *** -[__NSArrayM replaceObjectAtIndex:withObject:]: index 3 beyond bounds [0 .. 2]
