@interface Clock : NSObject
@end
@implementation Clock
+ (void)initialize { NSLog(@"wound"); }  // prints: wound | wound
@end
Clock *clock = [[Clock alloc] init];
:relaunch
clock = [[Clock alloc] init];
