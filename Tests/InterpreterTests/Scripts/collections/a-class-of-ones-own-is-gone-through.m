@interface Bag : NSObject <NSFastEnumeration>
@property (nonatomic, strong) NSMutableArray *items;
@end
@implementation Bag
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length {
  return [self.items countByEnumeratingWithState:state objects:buffer count:length];
}
@end
Bag *bag = [[Bag alloc] init];
bag.items = [NSMutableArray arrayWithObjects:@"a", @"b", nil];
for (NSString *item in bag) NSLog(@"%@", item);  // prints: a | b
