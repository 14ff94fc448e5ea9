:ios 5.1
@interface Store : NSObject
+ (Store *)shared;
@end
static Store *shared = nil;
@implementation Store
+ (Store *)shared {
  @synchronized(self) { if (shared == nil) shared = [[super allocWithZone:NULL] init]; }
  return shared;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self shared] retain]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
- (oneway void)release { }
- (id)autorelease { return self; }
@end
Store *made = [[Store alloc] init];
NSLog(@"%d %d", made == [Store shared], made == [Store new]);  // prints: 1 1
NSLog(@"%lu", (unsigned long)[made retainCount]);  // prints: 18446744073709551615
