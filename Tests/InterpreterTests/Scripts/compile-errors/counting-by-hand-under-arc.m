:ios 6.1
@interface Vase : NSObject {
  NSArray *_flowers;
}
@end
@implementation Vase
- (void)fill:(NSArray *)flowers {
  _flowers = [flowers retain];  // error: explicitCounting
  [_flowers release];  // error: explicitCounting
  NSLog(@"%lu", (unsigned long)[_flowers retainCount]);  // error: explicitCounting
}
- (void)dealloc {
  [super dealloc];  // error: explicitCounting
}
@end
Vase *vase = [[[Vase alloc] init] autorelease];  // error: explicitCounting
NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];  // error: autoreleasePoolClass
