:ios 5.1
UIView *v = [[[[UIView alloc] init] autorelease] retain];
:owners v  // owners: you
[v release];
