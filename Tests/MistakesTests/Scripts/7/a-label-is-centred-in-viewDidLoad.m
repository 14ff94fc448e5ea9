:ios 4.3
:nib TitleController {size: [320, 416]}
@interface TitleController : UIViewController
@end
@implementation TitleController
- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 100, 20)];
  label.center = self.view.center;  // mistake 7 l
  [self.view addSubview:label];
  [label release];
}
@end
TitleController *title = [[TitleController alloc] init];
window.rootViewController = title;
[title release];
