:ios 17
@interface Tabs : UITabBarController
@property (nonatomic, strong) NSArray *tabs;
@end
@implementation Tabs
@end
UIViewController *first = [[UIViewController alloc] init];
UIViewController *second = [[UIViewController alloc] init];
Tabs *tabs = [[Tabs alloc] init];
tabs.tabs = @[first, second];
tabs.viewControllers = tabs.tabs;
tabs.selectedIndex = 1;
NSLog(@"%lu %d", (unsigned long)tabs.selectedIndex, tabs.selectedViewController == second);  // prints: 1 1
