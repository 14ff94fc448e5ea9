:ios 5.1
@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"lamp"); [super dealloc]; }  // prints: lamp
@end
@interface Box : NSObject { Lamp *lamp; } @end
@implementation Box
- (id)init { if ((self = [super init])) lamp = [[Lamp alloc] init]; return self; }
- (void)dealloc { NSLog(@"box"); [lamp release]; NSLog(@"done"); [super dealloc]; }  // prints: box | done
@end
Box *box = [[Box alloc] init];
[box release];
