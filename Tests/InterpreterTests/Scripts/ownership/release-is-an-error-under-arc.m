NSObject *o = [NSObject new];
[o release];  // error: explicitCounting
