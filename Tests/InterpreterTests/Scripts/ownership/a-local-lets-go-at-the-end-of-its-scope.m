@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"freed"); }  // prints: freed
@end
{
  Lamp *lamp = [Lamp new];
  NSLog(@"%@", [lamp class]);  // prints: Lamp
}
NSLog(@"next");  // prints: next
