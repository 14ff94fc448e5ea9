@interface Store : NSObject
+ (Store *)shared;
@end
@implementation Store
+ (Store *)shared {
  static Store *store = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    NSLog(@"made");  // prints: made
    store = [[Store alloc] init];
  });
  return store;
}
@end
NSLog(@"%d", [Store shared] == [Store shared]);  // prints: 1
