@interface Egg : NSObject
@end
@implementation Egg
- (void)done:(NSTimer *)timer { NSLog(@"done %@ %d", timer.userInfo, timer.isValid); }  // prints: done soft 1
- (void)dealloc { NSLog(@"gone"); }  // prints: gone
@end
Egg *egg = [[Egg alloc] init];
NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:3 target:egg selector:@selector(done:) userInfo:@"soft" repeats:NO];
NSLog(@"%d", timer.isValid);  // prints: 1
:wait 3
NSLog(@"%d", timer.isValid);  // prints: 0
:wait 3
egg = nil;
