:ios 5.1
@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"freed"); [super dealloc]; }  // prints: freed
@end
@interface Box : NSObject
@property (nonatomic, retain) Lamp *lamp;
@end
@implementation Box
@end
Box *box = [[Box alloc] init];
box.lamp = [[[Lamp alloc] init] autorelease];
NSLog(@"again");  // prints: again
box.lamp = [[[Lamp alloc] init] autorelease];
NSLog(@"kept");  // prints: kept
