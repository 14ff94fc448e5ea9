:ios 5.1
@interface Listener : NSObject - (void)heard:(NSNotification *)n; @end
@implementation Listener
- (void)heard:(NSNotification *)n { NSLog(@"heard"); }
- (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; [super dealloc]; }
@end
Listener *listener = [[Listener alloc] init];
[[NSNotificationCenter defaultCenter] addObserver:listener selector:@selector(heard:) name:@"news" object:nil];
[listener release];
[[NSNotificationCenter defaultCenter] postNotificationName:@"news" object:nil];
NSLog(@"fine");  // prints: fine
