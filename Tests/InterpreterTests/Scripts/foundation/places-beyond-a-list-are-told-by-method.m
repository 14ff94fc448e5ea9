:ios 9.0
NSMutableArray *list = [NSMutableArray arrayWithObjects:@"a", @"b", nil];
NSArray *fixed = @[@"a", @"b", @"c"];
NSString *(^reason)(void (^)(void)) = ^(void (^body)(void)) {
  @try { body(); } @catch (NSException *exception) { return exception.reason; }
  return @"none";
};
NSLog(@"%@", reason(^{ [list objectAtIndex:2]; }));  // prints: *** -[__NSArrayM objectAtIndex:]: index 2 beyond bounds [0 .. 1]
NSLog(@"%@", reason(^{ [list insertObject:@"x" atIndex:5]; }));  // prints: *** -[__NSArrayM insertObject:atIndex:]: index 5 beyond bounds [0 .. 1]
NSLog(@"%@", reason(^{ [list removeObjectAtIndex:7]; }));  // prints: *** -[__NSArrayM removeObjectAtIndex:]: index 7 beyond bounds [0 .. 1]
NSLog(@"%@", reason(^{ [list exchangeObjectAtIndex:0 withObjectAtIndex:2]; }));  // prints: *** -[__NSArrayM exchangeObjectAtIndex:withObjectAtIndex:]: index 2 beyond bounds [0 .. 1]
NSLog(@"%@", reason(^{ [list replaceObjectAtIndex:3 withObject:@"x"]; }));  // prints: *** -[__NSArrayM replaceObjectAtIndex:withObject:]: index 3 beyond bounds [0 .. 1]
NSLog(@"%@", reason(^{ (void)fixed[3]; }));  // prints: *** -[__NSArrayI objectAtIndex:]: index 3 beyond bounds [0 .. 2]
NSLog(@"%@", reason(^{ [fixed objectAtIndex:-1]; }));  // prints: *** -[__NSArrayI objectAtIndex:]: index 18446744073709551615 beyond bounds [0 .. 2]
NSLog(@"%@", reason(^{ [@[] objectAtIndex:0]; }));  // prints: *** -[__NSArray0 objectAtIndex:]: index 0 beyond bounds for empty NSArray
