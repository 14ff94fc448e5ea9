NSArray *people = @[
  @{@"name": @"Bob", @"age": @30, @"tags": @[@"new", @"red"]},
  @{@"name": @"anna", @"age": @25, @"tags": @[]}, @{@"name": @"Čeněk", @"age": @41, @"tags": @[@"red"]}];
NSString *(^names)(NSPredicate *) = ^(NSPredicate *predicate) {
  return [[[people filteredArrayUsingPredicate:predicate] valueForKey:@"name"] componentsJoinedByString:@" "];
};
NSLog(@"%@", names([NSPredicate predicateWithFormat:@"age > %d AND name != %@", 26, @"Bob"]));  // prints: Čeněk
NSLog(@"%@", names([NSPredicate predicateWithFormat:@"name BEGINSWITH[c] 'A' OR %K == 30", @"age"]));  // prints: Bob anna
NSLog(@"%@", names([NSPredicate predicateWithFormat:@"name CONTAINS[cd] %@", @"cen"]));  // prints: Čeněk
NSLog(@"%@", names([NSPredicate predicateWithFormat:@"NOT (name LIKE[c] '*b') && age BETWEEN {20, 30}"]));  // prints: anna
NSLog(@"%@", names([NSPredicate predicateWithFormat:@"name IN %@", @[@"Bob", @"anna"]]));  // prints: Bob anna
NSLog(@"%@", names([NSPredicate predicateWithFormat:@"ANY tags == 'red' AND tags.@count < 2"]));  // prints: Čeněk
NSLog(@"%@", names([NSPredicate predicateWithBlock:^BOOL(id person, NSDictionary *bindings) { return [person[@"age"] intValue] < 30; }]));  // prints: anna
NSPredicate *long_ = [NSPredicate predicateWithFormat:@"SELF.length >= 3 and self endswith 'x'"];
NSLog(@"%@ %d %d", long_.predicateFormat, [long_ evaluateWithObject:@"box"], [long_ evaluateWithObject:@"ox"]);  // prints: length >= 3 AND SELF ENDSWITH "x" 1 0
NSPredicate *both = [NSCompoundPredicate andPredicateWithSubpredicates:@[long_, [NSPredicate predicateWithFormat:@"SELF != 'fox'"]]];
NSLog(@"%@", [[@[@"box", @"fox"] filteredArrayUsingPredicate:both] lastObject]);  // prints: box
NSSortDescriptor *byAge = [NSSortDescriptor sortDescriptorWithKey:@"age" ascending:NO];
NSLog(@"%@", [[[people sortedArrayUsingDescriptors:@[byAge]] valueForKey:@"age"] componentsJoinedByString:@" "]);  // prints: 41 30 25
NSSortDescriptor *byName = [[NSSortDescriptor alloc] initWithKey:@"name" ascending:YES selector:@selector(caseInsensitiveCompare:)];
NSMutableArray *list = [people mutableCopy];
[list sortUsingDescriptors:@[byName, byAge]];
NSLog(@"%@", [[list valueForKey:@"name"] componentsJoinedByString:@" "]);  // prints: anna Bob Čeněk
[NSPredicate predicateWithFormat:@"name == "];  // fails: NSInvalidArgumentException: Unable to parse the format string "name == "
