:ios 5.1
@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"lamp"); [super dealloc]; }  // prints: lamp
@end
@interface Box : NSObject
@property (nonatomic, retain) Lamp *lamp;
@end
@implementation Box
- (void)dealloc { self.lamp = nil; NSLog(@"box"); [super dealloc]; }  // prints: box
@end
Box *box = [[Box alloc] init];
box.lamp = [[[Lamp alloc] init] autorelease];
[box release];
