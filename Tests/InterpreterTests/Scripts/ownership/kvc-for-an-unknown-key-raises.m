:ios 5.1
NSObject *o = [[NSObject alloc] init];
[o setValue:@"x" forKey:@"foo"];  // fails: NSUnknownKeyException: [<NSObject 0x600000000100> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key foo.
