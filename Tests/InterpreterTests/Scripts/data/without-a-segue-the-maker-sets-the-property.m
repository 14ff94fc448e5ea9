// The class of the destination is that of the segue, without a change (claim dp-004).
:ios 9.0
@interface Item : UIViewController
@property (nonatomic, copy) NSString *text;
@end
@implementation Item
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"loads with %@", self.text);  // prints: loads with milk | loads with (null)
}
@end
UIViewController *list = [[UIViewController alloc] init];
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:list];
window.rootViewController = nav;
Item *item = [[Item alloc] init];
item.text = @"milk";
NSLog(@"loaded %d", [item isViewLoaded]);  // prints: loaded 0
[nav pushViewController:item animated:YES];
// After the push it is too late for viewDidLoad.
Item *late = [[Item alloc] init];
[nav pushViewController:late animated:YES];
late.text = @"bread";
