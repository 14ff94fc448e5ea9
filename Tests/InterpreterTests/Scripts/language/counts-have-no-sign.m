NSArray *none = [NSArray array];
NSLog(@"%d", [none count] - 1 > 0);  // prints: 1
NSLog(@"%d", -1 < [none count]);  // prints: 0
NSLog(@"%d", -1 < (NSInteger)[none count]);  // prints: 1
NSLog(@"%lu", (unsigned long)(none.count - 2));  // prints: 18446744073709551614
NSInteger last = none.count - 1;
NSLog(@"%ld", (long)last);  // prints: -1
for (int i = 0; i < none.count - 1; i++) { NSLog(@"round %d", i); if (i == 1) break; }  // prints: round 0 | round 1
for (NSInteger i = none.count - 1; i >= 0; i--) NSLog(@"never");
NSArray *three = @[@1, @2, @3];
CGFloat height = 44.0 * [three count];
NSLog(@"%.1f %lu", height, (unsigned long)[three count] / 2);  // prints: 132.0 1
NSLog(@"%d", [three indexOfObject:@9] == NSNotFound);  // prints: 1
