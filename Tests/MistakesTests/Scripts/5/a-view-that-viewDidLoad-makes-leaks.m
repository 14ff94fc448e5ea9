:ios 5.1
@interface RadarController : UIViewController {
  UIView *_sweep;
}
@end
@implementation RadarController
- (void)loadView {
  self.view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
}
- (void)viewDidLoad {
  [super viewDidLoad];
  _sweep = [[UIView alloc] init];  // mistake 5 l
  [self.view addSubview:_sweep];
}
- (void)viewDidUnload {  // mistake 8 p
  [super viewDidUnload];
}
- (void)dealloc {
  [_sweep release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

RadarController *radar = [[RadarController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = radar;
window.rootViewController = other;
:warn
window.rootViewController = radar;
[other release];
[radar release];
