@interface Track : NSObject <NSCopying>
@property (nonatomic) int number;
@end
@implementation Track
- (id)copyWithZone:(NSZone *)zone {
  Track *copy = [[[self class] allocWithZone:zone] init];
  copy.number = self.number;
  return copy;
}
@end
Track *track = [[Track alloc] init];
track.number = 7;
NSLog(@"%d", [[track copy] number]);  // prints: 7
NSLog(@"%d", [Track conformsToProtocol:@protocol(NSCopying)]);  // prints: 1
NSLog(@"%d", [Track conformsToProtocol:@protocol(NSCoding)]);  // prints: 0
NSLog(@"%d %d", [Track isEqual:[Track class]], [Track isEqual:track]);  // prints: 1 0
NSLog(@"%d %d", [Track respondsToSelector:@selector(alloc)], [Track respondsToSelector:@selector(number)]);  // prints: 1 0
NSLog(@"%d %d", [Track isKindOfClass:[Track class]], [Track isKindOfClass:[NSObject class]]);  // prints: 0 1
NSLog(@"%@", [Track performSelector:@selector(description)]);  // prints: Track
