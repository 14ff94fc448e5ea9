@interface Box : NSObject
@property (nonatomic, copy) NSArray *items;
@end
@implementation Box
@end
Box *box = [Box new];
NSMutableArray *list = [NSMutableArray new];
box.items = list;
[list addObject:@1];
NSLog(@"%lu", (unsigned long)box.items.count);  // prints: 0
:owners list  // owners: you
