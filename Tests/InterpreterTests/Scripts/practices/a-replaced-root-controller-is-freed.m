:ios 5.1
@interface Root : UIViewController
@end
@implementation Root
- (void)dealloc { NSLog(@"freed"); [super dealloc]; }  // prints: freed
@end
window.rootViewController = [[[Root alloc] init] autorelease];
:warn
window.rootViewController = [[[UIViewController alloc] init] autorelease];
NSLog(@"replaced");  // prints: replaced
