:ios 4.3
@interface Room : UIViewController
@end
@implementation Room
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"%@ unloaded", self.title); }  // prints: news unloaded | list unloaded | nowhere unloaded
@end
Room *news = [[Room alloc] init];
news.title = @"news";
Room *list = [[Room alloc] init];
list.title = @"list";
Room *detail = [[Room alloc] init];
detail.title = @"detail";
Room *nowhere = [[Room alloc] init];
nowhere.title = @"nowhere";
[nowhere view];
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:list];
UITabBarController *tabs = [[UITabBarController alloc] init];
tabs.viewControllers = [NSArray arrayWithObjects:news, nav, nil];
window.rootViewController = tabs;
tabs.selectedIndex = 1;
[nav pushViewController:detail animated:YES];
:warn
NSLog(@"%d %d %d", [news isViewLoaded], [list isViewLoaded], [detail isViewLoaded]);  // prints: 0 0 1
[nowhere release];
