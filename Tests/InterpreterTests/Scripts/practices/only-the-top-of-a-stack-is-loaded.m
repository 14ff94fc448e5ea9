@interface Page : UIViewController
@end
@implementation Page
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%@ loaded", self.title); }  // prints: picture loaded | detail loaded
@end
Page *list = [[Page alloc] init];
list.title = @"list";
Page *detail = [[Page alloc] init];
detail.title = @"detail";
Page *picture = [[Page alloc] init];
picture.title = @"picture";
UINavigationController *nav = [[UINavigationController alloc] init];
[nav setViewControllers:@[list, detail, picture] animated:NO];
NSLog(@"%d", [picture isViewLoaded]);  // prints: 0
window.rootViewController = nav;
NSLog(@"%d %d %d", [list isViewLoaded], [detail isViewLoaded], [picture isViewLoaded]);  // prints: 0 0 1
[nav popViewControllerAnimated:YES];
NSLog(@"%d %d %@", [list isViewLoaded], [detail isViewLoaded], nav.topViewController.title);  // prints: 0 1 detail
