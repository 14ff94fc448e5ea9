:ios 5.1
@interface Clock : NSObject { NSTimer *timer; } - (void)start; - (void)stop; - (void)tick; @end
@implementation Clock
- (void)start { timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; }
- (void)stop { NSTimer *old = timer; timer = nil; [old invalidate]; }
- (void)tick { }
- (void)dealloc { NSLog(@"freed"); [super dealloc]; }  // prints: freed
@end
Clock *clock = [[Clock alloc] init];
[clock start];
:owners clock  // owners: you, property target of NSTimer#1
:owners NSTimer#1  // owners: run loop
[clock release];
:owners clock  // owners: property target of NSTimer#1
[clock stop];
