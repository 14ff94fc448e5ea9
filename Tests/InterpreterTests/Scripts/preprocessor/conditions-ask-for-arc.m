#if __has_feature(objc_arc)
#define RELEASE(x)
NSLog(@"arc");  // prints: arc
#else
#define RELEASE(x) [x release]
NSLog(@"manual");
#endif
NSMutableArray *list = [[NSMutableArray alloc] init];
RELEASE(list);
