@interface Shop : NSObject
@property (nonatomic, copy) NSString *first;
@property (nonatomic, copy) NSString *last;
@property (nonatomic, strong) NSArray *items;
@property (nonatomic) NSInteger age;
@end
@implementation Shop
- (NSString *)full { return [NSString stringWithFormat:@"%@ %@", self.first, self.last]; }
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key {
  NSSet *paths = [super keyPathsForValuesAffectingValueForKey:key];
  if ([key isEqualToString:@"full"]) paths = [NSSet setWithObjects:@"first", @"last", nil];
  return paths;
}
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
  if ([key isEqualToString:@"age"]) return NO;
  return [super automaticallyNotifiesObserversForKey:key];
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  NSArray *new = change[NSKeyValueChangeNewKey];
  NSLog(@"%@ %@ %@", path, change[NSKeyValueChangeKindKey], [new isKindOfClass:[NSArray class]] ? [new componentsJoinedByString:@"+"] : new);  // prints: full 1 Anna (null) | items 2 tea | items 2 milk | items 4 jam | items 3 (null) | age 1 8
}
@end
Shop *shop = [[Shop alloc] init];
shop.items = @[];
for (NSString *path in @[@"full", @"age", @"items"]) {
  [shop addObserver:shop forKeyPath:path options:NSKeyValueObservingOptionNew context:NULL];
}
shop.first = @"Anna";
shop.age = 4;
NSMutableArray *items = [shop mutableArrayValueForKey:@"items"];
[items addObject:@"tea"];
[items insertObject:@"milk" atIndex:0];
[items replaceObjectAtIndex:1 withObject:@"jam"];
[items removeObject:@"milk"];
NSLog(@"%@ %lu", [shop.items componentsJoinedByString:@","], (unsigned long)items.count);  // prints: jam 1
[shop willChangeValueForKey:@"age"];
shop.age = 8;
[shop didChangeValueForKey:@"age"];
for (NSString *path in @[@"full", @"age", @"items"]) [shop removeObserver:shop forKeyPath:path];
NSArray *pairs = @[@{@"x": @3}, @{@"x": @5}, @{@"x": @3}];
NSLog(@"%@ %@ %@", [pairs valueForKeyPath:@"@count"], [pairs valueForKeyPath:@"@sum.x"], [pairs valueForKeyPath:@"@max.x"]);  // prints: 3 11 5
NSLog(@"%@ %@", [pairs valueForKeyPath:@"@min.x"], [[pairs valueForKeyPath:@"@distinctUnionOfObjects.x"] componentsJoinedByString:@" "]);  // prints: 3 3 5
