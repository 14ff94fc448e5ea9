:ios 5.1
@interface Caption : UIViewController {
  UILabel *_label;
}
@end
@implementation Caption
- (void)loadView { self.view = [[[UIView alloc] initWithFrame:CGRectZero] autorelease]; }
- (void)viewDidLoad {
  [super viewDidLoad];
  _label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 80, 20)];
  [self.view addSubview:_label];
  [_label release];
}
- (void)rename { [_label setText:@"new"]; }  // zombie: UILabel#1 freed in line 23 by superview UIView#1
- (void)renameIfLoaded {
  if (self.isViewLoaded) { [_label setText:@"new"]; NSLog(@"renamed"); }  // prints: renamed
}
@end
Caption *caption = [[Caption alloc] init];
[caption view];
[caption rename];
[caption renameIfLoaded];
:warn
[caption renameIfLoaded];
[caption rename];
