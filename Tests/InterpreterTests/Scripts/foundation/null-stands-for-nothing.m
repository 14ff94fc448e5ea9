NSArray *row = @[@"a", [NSNull null]];
NSLog(@"%@ %d", row[1], row[1] == [NSNull null]);  // prints: <null> 1
