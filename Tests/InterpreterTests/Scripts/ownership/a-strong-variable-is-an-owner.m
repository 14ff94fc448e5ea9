NSObject *o = [NSObject new];
NSObject *same = o;
:owners o  // owners: you, you
o = nil;
:owners same  // owners: you
