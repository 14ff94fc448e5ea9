@interface Clock : NSObject
@end
@implementation Clock
- (void)tick { NSLog(@"%g", [NSDate timeIntervalSinceReferenceDate]); }  // prints: 3.5 | 4 | 5
@end
Clock *clock = [[Clock alloc] init];
NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:1 target:clock selector:@selector(tick) userInfo:nil repeats:YES];
[NSThread sleepForTimeInterval:3.5];
:wait 1.5
