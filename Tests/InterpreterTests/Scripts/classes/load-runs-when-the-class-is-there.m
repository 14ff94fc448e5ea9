static int loads = 0;
@interface Plugin : NSObject
@end
@implementation Plugin
+ (void)load { loads++; NSLog(@"Plugin %d", loads); }  // prints: Plugin 1
+ (void)initialize { NSLog(@"initialize after %d", loads); }  // prints: initialize after 2
@end
@interface Plugin (More)
@end
@implementation Plugin (More)
+ (void)load { loads++; NSLog(@"More %d", loads); }  // prints: More 2
@end
@interface SpecialPlugin : Plugin
@end
@implementation SpecialPlugin
@end
NSLog(@"%d", loads);  // prints: 2
[Plugin new];
