:ios 5.1
UIView *v = [[UIView alloc] init];
[v retain];
:owners v  // owners: you, you
[v release];
:owners v  // owners: you
