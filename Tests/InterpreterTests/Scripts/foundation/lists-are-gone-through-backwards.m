NSMutableArray *list = [NSMutableArray arrayWithObjects:@"a", @"b", @"c", @"d", nil];
[list enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(id item, NSUInteger index, BOOL *stop) {
  NSLog(@"%@ %lu", item, (unsigned long)index);  // prints: d 3 | c 2
  if (index == 2) *stop = YES;
}];
NSIndexSet *found = [list indexesOfObjectsPassingTest:^BOOL(id item, NSUInteger index, BOOL *stop) { return index % 2 == 1; }];
NSLog(@"%lu %lu", (unsigned long)found.firstIndex, (unsigned long)found.lastIndex);  // prints: 1 3
[list removeObjectsAtIndexes:found];
NSLog(@"%@", [list componentsJoinedByString:@","]);  // prints: a,c
NSMutableString *text = [NSMutableString stringWithString:@"a-b-c"];
NSUInteger count = [text replaceOccurrencesOfString:@"-" withString:@"+" options:0 range:NSMakeRange(0, 3)];
NSLog(@"%@ %lu", text, (unsigned long)count);  // prints: a+b-c 1
