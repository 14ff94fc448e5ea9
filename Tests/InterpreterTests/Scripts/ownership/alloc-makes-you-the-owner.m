:ios 5.1
UIView *v = [[UIView alloc] init];
NSLog(@"%d", (int)[v retainCount]);  // prints: 1
:owners v  // owners: you
[v release];
