:ios 5.1
@interface Page : UIViewController
@end
@implementation Page
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%@ loaded", self.title); }  // prints: first loaded | second loaded | third loaded
@end
Page *first = [[Page alloc] init];
first.title = @"first";
Page *second = [[Page alloc] init];
second.title = @"second";
Page *third = [[Page alloc] init];
third.title = @"third";
UITabBarController *tabs = [[UITabBarController alloc] init];
tabs.viewControllers = [NSArray arrayWithObjects:first, second, third, nil];
window.rootViewController = tabs;
NSLog(@"%d %d %d", [first isViewLoaded], [second isViewLoaded], [third isViewLoaded]);  // prints: 1 0 0
tabs.selectedIndex = 1;
NSLog(@"%d %d %d", [first isViewLoaded], [second isViewLoaded], [third isViewLoaded]);  // prints: 1 1 0
[third view];
