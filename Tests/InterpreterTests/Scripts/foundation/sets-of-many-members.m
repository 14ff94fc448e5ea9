NSMutableSet *set = [NSMutableSet set];
for (int i = 0; i < 50; i++) { [set addObject:@(i % 25)]; [set addObject:[NSString stringWithFormat:@"%d", i % 25]]; }
NSLog(@"%lu", (unsigned long)set.count);  // prints: 50
for (int i = 0; i < 20; i++) { [set removeObject:@(i)]; [set removeObject:[NSString stringWithFormat:@"%d", i]]; }
NSLog(@"%lu %d %d", (unsigned long)set.count, [set containsObject:@3], [set containsObject:@"24"]);  // prints: 10 0 1
[set minusSet:[NSSet setWithObjects:@20, @"21", @3, nil]];
NSLog(@"%lu %d %d", (unsigned long)set.count, [set containsObject:@20.0], [set containsObject:@21.0]);  // prints: 8 0 1
NSMutableDictionary *names = [NSMutableDictionary dictionary];
for (int i = 0; i < 30; i++) { names[@(i)] = @(i * i); }
for (int i = 0; i < 28; i++) { [names removeObjectForKey:@(i)]; }
names[@1] = @"one";
NSLog(@"%@", [names.allKeys componentsJoinedByString:@" "]);  // prints: 28 29 1
