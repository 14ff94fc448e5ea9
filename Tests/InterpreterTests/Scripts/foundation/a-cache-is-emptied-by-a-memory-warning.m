NSCache *cache = [[NSCache alloc] init];
[cache setObject:[NSMutableData dataWithLength:1000] forKey:@"a"];
[cache setObject:@"x" forKey:@"b" cost:10];
NSLog(@"%lu", (unsigned long)[[cache objectForKey:@"a"] length]);  // prints: 1000
[cache removeObjectForKey:@"b"];
:warn
NSLog(@"%@ %@", [cache objectForKey:@"a"], [cache objectForKey:@"b"]);  // prints: (null) (null)
[cache setObject:@"new" forKey:@"a"];
NSLog(@"%@", [cache objectForKey:@"a"]);  // prints: new
