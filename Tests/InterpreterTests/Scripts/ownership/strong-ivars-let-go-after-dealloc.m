@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"lamp"); }  // prints: lamp
@end
@interface Box : NSObject
@property (nonatomic, strong) Lamp *lamp;
@end
@implementation Box
- (void)dealloc { NSLog(@"box, lamp %@", self.lamp ? @"lit" : @"gone"); }  // prints: box, lamp lit
@end
Box *box = [Box new];
box.lamp = [Lamp new];
box = nil;
