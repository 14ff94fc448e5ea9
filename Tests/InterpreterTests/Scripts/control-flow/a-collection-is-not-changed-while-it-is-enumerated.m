NSMutableArray *last = [NSMutableArray arrayWithObjects:@1, @2, nil];
for (id one in last) { if ([one isEqual:@2]) { [last removeObject:one]; } }
NSLog(@"%d", (int)last.count);  // prints: 1
NSMutableArray *all = [NSMutableArray arrayWithObjects:@1, @2, nil];
for (id one in all) { [all addObject:@3]; }  // fails: NSGenericException: *** Collection <__NSArrayM: 0x600000000120> was mutated while being enumerated.
