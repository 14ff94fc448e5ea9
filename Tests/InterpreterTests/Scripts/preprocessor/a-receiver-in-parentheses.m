:memory mrc
#define SAFE_RELEASE(x) do { [(x) release]; (x) = nil; } while (0)
NSObject *box = [[NSObject alloc] init];
SAFE_RELEASE(box);
NSLog(@"%d", box == nil);  // prints: 1
