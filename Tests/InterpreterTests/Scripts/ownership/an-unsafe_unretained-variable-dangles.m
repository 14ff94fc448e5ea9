NSObject *o = [NSObject new];
__unsafe_unretained NSObject *u = o;
:owners o  // owners: you
o = nil;
[u description];  // zombie: u freed in line 4 by variable o
