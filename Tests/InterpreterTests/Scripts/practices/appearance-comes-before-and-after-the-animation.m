:ios 5.1
@interface Page : UIViewController
@end
@implementation Page
- (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; NSLog(@"%@ will appear %d", self.title, animated); }  // prints: list will appear 0 | detail will appear 1 | list will appear 1
- (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; NSLog(@"%@ did appear", self.title); }  // prints: list did appear | detail did appear | list did appear
- (void)viewWillDisappear:(BOOL)animated { [super viewWillDisappear:animated]; NSLog(@"%@ will disappear", self.title); }  // prints: list will disappear | detail will disappear
- (void)viewDidDisappear:(BOOL)animated { [super viewDidDisappear:animated]; NSLog(@"%@ did disappear", self.title); }  // prints: list did disappear | detail did disappear
@end
Page *list = [[Page alloc] init];
list.title = @"list";
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:list];
window.rootViewController = nav;
Page *detail = [[Page alloc] init];
detail.title = @"detail";
{ [nav pushViewController:detail animated:YES]; NSLog(@"animation"); }  // prints: animation
[nav popViewControllerAnimated:YES];
