NSMutableArray *names = [NSMutableArray array];
names[0] = @"a";
names[1] = @"b";
names[0] = @"c";
NSLog(@"%@", [names componentsJoinedByString:@" "]);  // prints: c b
names[3] = @"d";  // fails: NSRangeException: *** -[__NSArrayM setObject:atIndexedSubscript:]: index 3 beyond bounds [0 .. 1]
