@interface Shop : NSObject {
  NSInteger _age;
}
@end
@implementation Shop
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
  NSLog(@"asked for %@", key);  // prints: asked for age
  return YES;
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  NSLog(@"%@ %@", path, change[NSKeyValueChangeNewKey]);  // prints: age 3
}
@end
Shop *shop = [[Shop alloc] init];
[shop setValue:@2 forKey:@"age"];
NSLog(@"before");  // prints: before
[shop addObserver:shop forKeyPath:@"age" options:NSKeyValueObservingOptionNew context:NULL];
[shop setValue:@3 forKey:@"age"];
[shop removeObserver:shop forKeyPath:@"age"];
