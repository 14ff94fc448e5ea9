NSArray *names = @[@"Vera", @"Anna", @"Petr"];
NSArray *sorted = [names sortedArrayUsingSelector:@selector(compare:)];
NSLog(@"%@", [sorted componentsJoinedByString:@" "]);  // prints: Anna Petr Vera
NSArray *back = [names sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [b compare:a]; }];
NSLog(@"%@", [back objectAtIndex:0]);  // prints: Vera
NSLog(@"%d %d", (int)[names indexOfObject:@"Petr"], [names indexOfObject:@"Ivan"] == NSNotFound);  // prints: 2 1
[names enumerateObjectsUsingBlock:^(id name, NSUInteger index, BOOL *stop) {
  NSLog(@"%d %@", (int)index, name);  // prints: 0 Vera | 1 Anna
  if (index == 1) *stop = YES;
}];
NSLog(@"%@", [[names arrayByAddingObject:@"Olga"] lastObject]);  // prints: Olga
NSLog(@"%@", [[names valueForKey:@"length"] componentsJoinedByString:@","]);  // prints: 4,4,4
