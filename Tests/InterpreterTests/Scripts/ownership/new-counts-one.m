:ios 5.1
NSObject *o = [NSObject new];
:owners o  // owners: you
[o release];
[o release];  // zombie: o freed in line 4 by release
