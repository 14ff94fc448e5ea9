:ios 5.1
@interface AlertsController : UIViewController
@property (nonatomic, retain) IBOutlet UISwitch *alerts;
@property (nonatomic, assign) BOOL wantsAlerts;
@end
@implementation AlertsController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.alerts.on = NO;  // mistake 6 u
}
- (void)viewWillUnload {
  self.wantsAlerts = self.alerts.on;
  [super viewWillUnload];
}
- (void)viewDidUnload {
  self.alerts = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_alerts release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

AlertsController *alerts = [[AlertsController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = alerts;
:set alerts YES
window.rootViewController = other;
:warn
window.rootViewController = alerts;
[other release];
[alerts release];
