:ios 5.1
@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"freed"); [super dealloc]; }  // prints: freed
@end
{
  Lamp *lamp = [[[Lamp alloc] init] autorelease];
  NSLog(@"%d", (int)[lamp retainCount]);  // prints: 1
}
NSLog(@"next turn");  // prints: next turn
