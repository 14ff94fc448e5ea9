:ios 5.1
@interface TitleController : UIViewController
@end
@implementation TitleController
- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *label = [[UILabel alloc] initWithFrame:self.view.bounds];
  label.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  [self.view addSubview:label];
  [label release];
}
@end
TitleController *title = [[TitleController alloc] init];
window.rootViewController = title;
[title release];
