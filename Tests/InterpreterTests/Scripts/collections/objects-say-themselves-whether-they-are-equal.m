@interface Card : NSObject <NSCopying>
@property NSInteger number;
@end
@implementation Card
+ (Card *)card:(NSInteger)number { Card *card = [[Card alloc] init]; card.number = number; return card; }
- (BOOL)isEqual:(id)other { return [other isKindOfClass:[Card class]] && ((Card *)other).number == self.number; }
- (NSUInteger)hash { return self.number; }
- (id)copyWithZone:(NSZone *)zone { return [Card card:self.number]; }
@end
Card *one = [Card card:1], *twin = [Card card:1], *two = [Card card:2];
NSArray *cards = @[two, one];
NSLog(@"%d %lu", [cards containsObject:twin], (unsigned long)[cards indexOfObject:twin]);  // prints: 1 1
NSLog(@"%d", [cards indexOfObjectIdenticalTo:twin] == NSNotFound);  // prints: 1
NSMutableArray *some = [cards mutableCopy];
[some removeObject:twin];
NSLog(@"%lu", (unsigned long)some.count);  // prints: 1
[some removeObjectsInArray:@[[Card card:2]]];
NSLog(@"%lu", (unsigned long)some.count);  // prints: 0
NSArray *ones = @[one], *twins = @[twin];
NSLog(@"%d %d", [ones isEqualToArray:twins], [ones isEqual:twins]);  // prints: 1 1
NSSet *set = [NSSet setWithObjects:one, twin, two, nil];
NSLog(@"%lu %d %d", (unsigned long)set.count, [set containsObject:twin], [set member:twin] == one);  // prints: 2 1 1
NSMutableDictionary *names = [NSMutableDictionary dictionary];
names[one] = @"one";
names[twin] = @"uno";
NSLog(@"%lu %@ %@", (unsigned long)names.count, names[one], [names objectForKey:two]);  // prints: 1 uno (null)
NSMutableSet *changing = [NSMutableSet setWithObject:one];
[changing addObject:twin];
NSLog(@"%lu", (unsigned long)changing.count);  // prints: 1
[changing minusSet:[NSSet setWithObject:twin]];
NSLog(@"%lu", (unsigned long)changing.count);  // prints: 0
NSLog(@"%d", [@{@"k": one} isEqualToDictionary:@{@"k": twin}]);  // prints: 1
NSLog(@"%d", [[NSSet setWithObject:one] isEqualToSet:[NSSet setWithObject:twin]]);  // prints: 1
@interface Bare : NSObject
@end
@implementation Bare
- (BOOL)isEqual:(id)other { return YES; }
@end
NSSet *bare = [NSSet setWithObjects:[Bare new], [Bare new], nil];
NSLog(@"%lu", (unsigned long)bare.count);  // prints: 2
