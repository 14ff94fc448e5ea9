@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"freed"); }  // prints: freed
@end
void (^action)(void);
{
  Lamp *lamp = [Lamp new];
  action = ^{ NSLog(@"%@", [lamp class]); };  // prints: Lamp
}
:owners Lamp#1  // owners: block of line 8, which captures lamp
action();
action = nil;
