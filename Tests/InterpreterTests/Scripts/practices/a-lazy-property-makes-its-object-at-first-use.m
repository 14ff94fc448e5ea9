@interface Store : UIViewController
@property (nonatomic, strong) NSMutableArray *orders;
@end
@implementation Store
- (NSMutableArray *)orders {
  if (!_orders) {
    _orders = [[NSMutableArray alloc] init];
    NSLog(@"made");  // prints: made
  }
  return _orders;
}
@end
Store *store = [[Store alloc] init];
[store.orders addObject:@"tea"];
[store.orders addObject:@"salt"];
NSLog(@"%lu", (unsigned long)store.orders.count);  // prints: 2
