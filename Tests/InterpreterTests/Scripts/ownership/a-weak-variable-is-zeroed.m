NSObject *o = [NSObject new];
__weak NSObject *w = o;
:owners o  // owners: you
o = nil;
NSLog(@"%@", w);  // prints: (null)
