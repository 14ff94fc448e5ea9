NSArray *numbers = @[@3, @1, @2, @1];
NSLog(@"%@ %@ %@", [numbers valueForKeyPath:@"@sum.self"], [numbers valueForKeyPath:@"@max.self"], [numbers valueForKeyPath:@"@avg.self"]);  // prints: 7 3 1.75
NSLog(@"%@ %@", [numbers valueForKeyPath:@"@count"], [numbers valueForKeyPath:@"@min.self"]);  // prints: 4 1
NSArray *pairs = @[@{@"name": @"b"}, @{@"name": @"a"}, @{@"name": @"b"}];
NSLog(@"%@ %@", [pairs valueForKeyPath:@"@min.name"], [[pairs valueForKeyPath:@"@distinctUnionOfObjects.name"] componentsJoinedByString:@","]);  // prints: a b,a
NSLog(@"%@", [[pairs valueForKeyPath:@"@unionOfObjects.name"] componentsJoinedByString:@","]);  // prints: b,a,b
