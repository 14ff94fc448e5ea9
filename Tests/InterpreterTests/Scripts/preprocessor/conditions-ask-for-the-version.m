:ios 5.1
#if __has_feature(objc_arc)
NSLog(@"arc");
#else
NSLog(@"manual");  // prints: manual
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_5_0
NSLog(@"storyboards");  // prints: storyboards
#endif
#ifdef __IPHONE_6_0
NSLog(@"six");
#endif
#if TARGET_OS_IPHONE
NSLog(@"phone");  // prints: phone
#endif
