NSMutableIndexSet *rows = [NSMutableIndexSet indexSetWithIndex:4];
[rows addIndex:1];
[rows addIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(2, 2)]];
[rows removeIndex:3];
NSLog(@"%lu %lu %lu", rows.count, rows.firstIndex, rows.lastIndex);  // prints: 3 1 4
NSLog(@"%d %d", [rows containsIndex:2], [rows containsIndex:3]);  // prints: 1 0
[rows enumerateIndexesUsingBlock:^(NSUInteger index, BOOL *stop) {
  *stop = index > 1;
  NSLog(@"%lu", index);  // prints: 1 | 2
}];
NSLog(@"%d", [NSIndexSet indexSet].firstIndex == NSNotFound);  // prints: 1
