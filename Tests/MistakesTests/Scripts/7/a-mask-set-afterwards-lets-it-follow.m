:ios 7.0
@interface ScrollController : UIViewController
@end
@implementation ScrollController
- (void)viewDidLoad {
  [super viewDidLoad];
  UIScrollView *scroll = [[UIScrollView alloc] initWithFrame:self.view.bounds];
  scroll.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  [self.view addSubview:scroll];
}
@end
ScrollController *scroll = [[ScrollController alloc] init];
window.rootViewController = scroll;
