:ios 5.1
@interface ChartController : UIViewController {
  BOOL _isLaidOut;
}
@property (nonatomic, assign) IBOutlet UILabel *legend;
@end
@implementation ChartController
- (void)viewDidLoad {
  [super viewDidLoad];
  _isLaidOut = NO;
  self.legend.text = @"kWh";
}
- (void)viewDidLayoutSubviews {
  _isLaidOut = YES;
}
- (void)viewDidUnload {
  self.legend = nil;
  [super viewDidUnload];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

ChartController *chart = [[ChartController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = chart;
window.rootViewController = other;
:warn
window.rootViewController = chart;
[other release];
[chart release];
