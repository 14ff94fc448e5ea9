:ios 5.1
@interface Box : NSObject
@property (nonatomic, copy) NSArray *items;
@end
@implementation Box
@synthesize items;
- (void)dealloc { [items release]; [super dealloc]; }
@end
Box *box = [[Box alloc] init];
NSMutableArray *list = [[NSMutableArray alloc] init];
box.items = list;
[list addObject:@"late"];
NSLog(@"%d %d", (int)[box.items count], (int)[list retainCount]);  // prints: 0 1
NSArray *inside = box.items;
:owners inside  // owners: property items of box
