@interface A : NSObject
@end
@implementation A
- (void)me { NSLog(@"%@", NSStringFromSelector(_cmd)); }  // prints: me
@end
static void imp(id self, SEL _cmd, NSString *x) { NSLog(@"%@ %@ %@", [self class], NSStringFromSelector(_cmd), x); }  // prints: A foo: x
int two(int _cmd) { return _cmd * 2; }
NSLog(@"%d", two(4));  // prints: 8
imp([A new], @selector(foo:), @"x");
[[A new] me];
