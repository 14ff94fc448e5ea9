:ios 5.1
@interface ClockController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *time;
@property (nonatomic, copy) NSString *now;
- (void)refresh;
@end
@implementation ClockController
- (void)refresh {
  if (![self isViewLoaded]) return;
  self.time.text = self.now;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  [self refresh];
}
- (void)viewDidUnload {
  self.time = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_now release];
  [super dealloc];
}
@end
ClockController *clock = [[ClockController alloc] init];
clock.now = @"12:00";
[clock refresh];
window.rootViewController = clock;
[clock refresh];
[clock release];
