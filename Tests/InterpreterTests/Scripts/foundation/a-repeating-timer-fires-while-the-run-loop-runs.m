@interface Clock : NSObject
@property (nonatomic) int ticks;
@end
@implementation Clock
- (void)tick { self.ticks++; }
@end
Clock *clock = [[Clock alloc] init];
NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:1 target:clock selector:@selector(tick) userInfo:nil repeats:YES];
NSLog(@"%d", clock.ticks);  // prints: 0
[[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:3.5]];
NSLog(@"%d", clock.ticks);  // prints: 3
[timer invalidate];
[[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:3.5]];
NSLog(@"%d", clock.ticks);  // prints: 3
