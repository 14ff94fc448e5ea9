@interface Clock : NSObject { NSTimer *timer; }
- (void)start;
- (void)stop;
@end
@implementation Clock
- (void)start { timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; }
- (void)tick { NSLog(@"tick"); }  // prints: tick
- (void)stop { [timer fire]; [timer invalidate]; timer = nil; }
- (void)dealloc { NSLog(@"freed"); }  // prints: freed
@end
Clock *clock = [Clock new];
[clock start];
Clock *same = clock;
clock = nil; same = nil;
NSLog(@"still there");  // prints: still there
clock = [Clock new];
[clock start];
[clock stop];
clock = nil;
