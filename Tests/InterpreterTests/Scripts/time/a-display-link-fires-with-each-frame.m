@interface Meter : NSObject
@property (nonatomic) int frames;
@end
@implementation Meter
- (void)frame:(CADisplayLink *)link { self.frames++; }
- (void)dealloc { NSLog(@"gone"); }  // prints: gone
@end
Meter *meter = [[Meter alloc] init];
CADisplayLink *link = [CADisplayLink displayLinkWithTarget:meter selector:@selector(frame:)];
:wait 1
NSLog(@"%d", meter.frames);  // prints: 0
[link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
:wait 1
NSLog(@"%d", meter.frames);  // prints: 60
link.paused = YES;
:wait 1
NSLog(@"%d", meter.frames);  // prints: 60
link.paused = NO;
link.preferredFramesPerSecond = 10;
:wait 1
NSLog(@"%d", meter.frames);  // prints: 70
meter = nil;
[link invalidate];
:wait 1
