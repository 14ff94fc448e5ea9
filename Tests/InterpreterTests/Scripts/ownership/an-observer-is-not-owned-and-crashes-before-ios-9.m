:ios 5.1
@interface Listener : NSObject - (void)heard:(NSNotification *)n; @end
@implementation Listener
- (void)heard:(NSNotification *)n { NSLog(@"heard"); }  // prints: heard
@end
Listener *listener = [[Listener alloc] init];
[[NSNotificationCenter defaultCenter] addObserver:listener selector:@selector(heard:) name:@"news" object:nil];
:owners listener  // owners: you
[[NSNotificationCenter defaultCenter] postNotificationName:@"news" object:nil];
[listener release];
[[NSNotificationCenter defaultCenter] postNotificationName:@"news" object:nil];  // zombie: listener freed in line 10 by release
