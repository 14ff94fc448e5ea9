:ios 5.1
NSArray *one = [[NSArray alloc] initWithObjects:@"a", nil];
NSMutableArray *two = [one mutableCopy];
[two addObject:@"b"];
NSLog(@"%d %d", (int)[one count], (int)[two count]);  // prints: 1 2
:owners two  // owners: you
