NSArray *people = @[
  @{@"name": @"Bob", @"kids": @[@{@"age": @3}, @{@"age": @9}]}, @{@"name": @"Eve", @"kids": @[@{@"age": @1}]}];
NSString *(^names)(NSString *) = ^(NSString *format) {
  return [[[people filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:format]] valueForKey:@"name"] componentsJoinedByString:@" "];
};
NSLog(@"%@", names(@"SUBQUERY(kids, $kid, $kid.age > 2).@count > 1"));  // prints: Bob
NSLog(@"%@", names(@"ANY kids.age == 1 OR ALL kids.age > 2"));  // prints: Bob Eve
NSLog(@"%@", names(@"sum:(kids.age) == 12 AND kids.@max.age = 9"));  // prints: Bob
NSLog(@"%@", names(@"uppercase:(name) == 'EVE'"));  // prints: Eve
NSLog(@"%@", names(@"FUNCTION(name, 'lowercaseString') == 'eve'"));  // prints: Eve
NSLog(@"%@", names(@"kids[FIRST].age == 1 AND kids[SIZE] == 1"));  // prints: Eve
NSLog(@"%@", names(@"name.length == 3"));  // prints: Bob Eve
NSLog(@"%@", [NSPredicate predicateWithFormat:@"SUBQUERY(kids, $k, $k.age > 2).@count > 1"]);  // prints: SUBQUERY(kids, $k, $k.age > 2).@count > 1
NSLog(@"%d", [[NSPredicate predicateWithFormat:@"stddev:(kids) > 1"] evaluateWithObject:people[0]]);  // prints: 0
@try { [[NSPredicate predicateWithFormat:@"ANY name == 'a'"] evaluateWithObject:people[0]]; } @catch (NSException *e) { NSLog(@"%@", e.reason); }  // prints: The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.
@try { [[NSPredicate predicateWithFormat:@"3 CONTAINS 'a'"] evaluateWithObject:nil]; } @catch (NSException *e) { NSLog(@"%@", e.reason); }  // prints: Can't use in/contains operator with collection 3 (not a collection)
@try { [[NSPredicate predicateWithFormat:@"SELF BEGINSWITH 'a'"] evaluateWithObject:@3]; } @catch (NSException *e) { NSLog(@"%@", e.reason); }  // prints: Can't do a substring operation with something that isn't a string (lhs = 3 rhs = a operator = 8)
