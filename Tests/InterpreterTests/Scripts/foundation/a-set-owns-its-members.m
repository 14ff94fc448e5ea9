@interface Bag : NSObject
@end
@implementation Bag
- (void)dealloc { NSLog(@"gone"); }  // prints: gone
@end
NSMutableSet *set = [[NSMutableSet alloc] init];
[set addObject:[[Bag alloc] init]];
NSLog(@"held");  // prints: held
[set removeAllObjects];
NSLog(@"empty");  // prints: empty
