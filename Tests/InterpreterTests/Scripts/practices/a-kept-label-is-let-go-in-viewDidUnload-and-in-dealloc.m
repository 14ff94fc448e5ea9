:ios 5.1
@interface Title : UIViewController {
  UILabel *_label;
}
@end
@implementation Title
- (void)loadView { self.view = [[[UIView alloc] initWithFrame:CGRectZero] autorelease]; }
- (void)viewDidLoad {
  [super viewDidLoad];
  _label = [[UILabel alloc] init];
  [self.view addSubview:_label];
}
- (void)cleanup { [_label release], _label = nil; }
- (void)viewDidUnload { [super viewDidUnload]; [self cleanup]; NSLog(@"cleaned"); }  // prints: cleaned
- (void)dealloc { [self cleanup]; [super dealloc]; }
@end
Title *title = [[Title alloc] init];
[title view];
:warn
[title view];
[title release];
