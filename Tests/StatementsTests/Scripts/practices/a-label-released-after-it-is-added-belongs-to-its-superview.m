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
- (void)rename { [_label setText:@"new"]; }
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
[caption rename];  // fails: EXC_BAD_ACCESS: *** -[UILabel setText:]: message sent to deallocated instance 0x600000000140
