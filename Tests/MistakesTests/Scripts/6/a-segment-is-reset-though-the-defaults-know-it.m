@interface SortController : UIViewController
@property (nonatomic, weak) IBOutlet UISegmentedControl *order;
@end
@implementation SortController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.order.selectedSegmentIndex = 0;  // mistake 6 u
}
- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [[NSUserDefaults standardUserDefaults] setInteger:self.order.selectedSegmentIndex
    forKey:@"order"];
}
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if ([self isViewLoaded] && self.view.window == nil) self.view = nil;
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

SortController *sort = [[SortController alloc] init];
window.rootViewController = sort;
:set order 2
window.rootViewController = [[OtherController alloc] init];
:warn
window.rootViewController = sort;
