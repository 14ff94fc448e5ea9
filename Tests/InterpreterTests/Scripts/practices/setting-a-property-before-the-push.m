@interface Detail : UIViewController
@property (nonatomic, copy) NSString *city;
@end
@implementation Detail
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"weather of %@", self.city); }  // prints: weather of Brno
@end
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:[[UIViewController alloc] init]];
window.rootViewController = nav;
Detail *detail = [[Detail alloc] init];
detail.city = @"Brno";
[nav pushViewController:detail animated:YES];
