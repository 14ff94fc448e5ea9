:ios 9.0
:memory mrc
@interface Listener : NSObject - (void)heard:(NSNotification *)n; @end
@implementation Listener
- (void)heard:(NSNotification *)n { NSLog(@"heard"); }
@end
Listener *listener = [[Listener alloc] init];
[[NSNotificationCenter defaultCenter] addObserver:listener selector:@selector(heard:) name:@"news" object:nil];
[listener release];
[[NSNotificationCenter defaultCenter] postNotificationName:@"news" object:nil];
NSLog(@"fine");  // prints: fine
