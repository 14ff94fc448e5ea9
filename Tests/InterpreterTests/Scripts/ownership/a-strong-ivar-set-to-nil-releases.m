@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"freed"); }  // prints: freed
@end
@interface Box : NSObject { Lamp *lamp; } - (void)fill; - (void)clear; @end
@implementation Box
- (void)fill { lamp = [Lamp new]; }
- (void)clear { lamp = nil; NSLog(@"cleared"); }  // prints: cleared
@end
Box *box = [Box new];
[box fill];
[box clear];
