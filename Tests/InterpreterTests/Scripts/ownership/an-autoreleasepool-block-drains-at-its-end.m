:ios 5.1
@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"freed"); [super dealloc]; }  // prints: freed
@end
{
  @autoreleasepool { [[[Lamp alloc] init] autorelease]; }
  NSLog(@"after");  // prints: after
}
