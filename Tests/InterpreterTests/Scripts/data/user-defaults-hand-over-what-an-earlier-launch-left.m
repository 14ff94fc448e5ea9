// What was meant for one way forward is still there at the next launch (claims dp-012, dp-014).
:ios 9.0
@interface Item : UIViewController
@end
@implementation Item
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"loads with %@", [[NSUserDefaults standardUserDefaults] stringForKey:@"item"]);  // prints: loads with milk | loads with milk
}
@end
[[NSUserDefaults standardUserDefaults] setObject:@"milk" forKey:@"item"];
[[NSUserDefaults standardUserDefaults] registerDefaults:@{@"size": @12}];
NSLog(@"%ld", (long)[[NSUserDefaults standardUserDefaults] integerForKey:@"size"]);  // prints: 12
window.rootViewController = [[Item alloc] init];
:relaunch
window.rootViewController = [[Item alloc] init];
NSLog(@"%ld", (long)[[NSUserDefaults standardUserDefaults] integerForKey:@"size"]);  // prints: 0
