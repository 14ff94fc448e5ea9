@interface Pond : NSObject {
  int depth;
}
@end
@implementation Pond
- (void)fill {
  dept = 3;  // error: undeclaredIdentifier
  Fish *fish = nil;  // error: unknownType
}
@end
@implementation Lake  // error: missingInterface
@end
@interface Sea : Ocean  // error: unknownSuperclass
@end
