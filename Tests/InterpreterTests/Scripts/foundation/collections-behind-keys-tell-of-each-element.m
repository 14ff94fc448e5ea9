@interface Shop : NSObject
@property NSMutableArray *items;
@property NSSet *tags;
@property NSArray *plain;
- (void)insertObject:(NSString *)x inItemsAtIndex:(NSUInteger)i;
- (void)removeObjectFromItemsAtIndex:(NSUInteger)i;
@end
@implementation Shop
- (void)insertObject:(NSString *)x inItemsAtIndex:(NSUInteger)i { [_items insertObject:x atIndex:i]; }
- (void)removeObjectFromItemsAtIndex:(NSUInteger)i { [_items removeObjectAtIndex:i]; }
- (NSString *)joined:(id)what {
  if ([what isKindOfClass:[NSSet class]]) what = [what allObjects];
  return [what isKindOfClass:[NSArray class]] ? [what componentsJoinedByString:@"+"] : @"-";
}
- (void)observeValueForKeyPath:(NSString *)k ofObject:(id)o change:(NSDictionary *)c context:(void *)x {
  NSLog(@"%@ %@ %@ %@ %lu", k, c[@"kind"], [self joined:c[@"new"]], [self joined:c[@"old"]], (unsigned long)[c[@"indexes"] firstIndex]);  // prints: items 2 b - 1 | items 3 - a 0 | items 2 z - 1 | tags 2 t - 0 | tags 3 - t 0
}
@end
Shop *s = [Shop new];
s.items = [@[@"a"] mutableCopy];
s.tags = [NSSet set];
s.plain = @[@"x"];
for (NSString *key in @[@"items", @"tags"]) [s addObserver:s forKeyPath:key options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:NULL];
[s insertObject:@"b" inItemsAtIndex:1];
[s removeObjectFromItemsAtIndex:0];
[[s mutableArrayValueForKey:@"items"] addObject:@"z"];
NSMutableSet *tags = [s mutableSetValueForKey:@"tags"];
[tags addObject:@"t"];
NSLog(@"%lu %@", (unsigned long)s.tags.count, [tags anyObject]);  // prints: 1 t
[tags removeAllObjects];
NSMutableArray *plain = [s mutableArrayValueForKey:@"plain"];
s.plain = @[@"p", @"q"];
for (NSString *one in plain) NSLog(@"%@", one);  // prints: p | q
s.plain = @[];
for (NSString *one in plain) NSLog(@"%@", one);
s.plain = @[@3];
NSLog(@"%@", [plain.description stringByReplacingOccurrencesOfString:@"\n" withString:@""]);  // prints: (    3)
for (NSString *key in @[@"items", @"tags"]) [s removeObserver:s forKeyPath:key];
NSMutableIndexSet *rows = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 3)];
[rows addIndex:7];
NSLog(@"%@", [[rows.description componentsSeparatedByString:@">"] lastObject]);  // prints: [number of indexes: 4 (in 2 ranges), indexes: (1-3 7)]
