:ios 5.1
@interface AlarmController : UIViewController
@property (nonatomic, assign) IBOutlet UISlider *hour;
@end
@implementation AlarmController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.hour.value = 12;
}
- (void)viewDidUnload {
  self.hour = nil;
  [super viewDidUnload];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

AlarmController *alarm = [[AlarmController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = alarm;
window.rootViewController = other;
:warn
window.rootViewController = alarm;
[other release];
[alarm release];
