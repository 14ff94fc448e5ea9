NSMutableSet *set = [NSMutableSet setWithObjects:@"a", @"b", @"a", nil];
[set addObject:@"b"];
NSLog(@"%d %d", (int)[set count], [set containsObject:@"a"]);  // prints: 2 1
[set minusSet:[NSSet setWithObject:@"a"]];
NSLog(@"%@", [set anyObject]);  // prints: b
[set unionSet:[NSSet setWithArray:@[@"b", @"c"]]];
NSLog(@"%d %d", (int)[[set allObjects] count], [set isEqualToSet:[NSSet setWithObjects:@"c", @"b", nil]]);  // prints: 2 1
