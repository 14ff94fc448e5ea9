:ios 13.0
NSLog(@"%@", [@"abc" dataUsingEncoding:NSUTF8StringEncoding]);  // prints: {length = 3, bytes = 0x616263}
NSLog(@"%@", [NSData data]);  // prints: {length = 0, bytes = 0x}
NSLog(@"%@", [@"abcdefghijklmnopqrstuvwxyz" dataUsingEncoding:NSUTF8StringEncoding]);  // prints: {length = 26, bytes = 0x61626364 65666768 696a6b6c 6d6e6f70 ... 73747576 7778797a }
