:ios 5.1
@interface AlarmController : UIViewController
@property (nonatomic, retain) IBOutlet UISlider *hour;
@property (nonatomic, assign) float chosenHour;
@end
@implementation AlarmController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.hour.value = 12;  // mistake 6 u
}
- (void)viewDidUnload {
  self.chosenHour = self.hour.value;
  self.hour = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_hour release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

AlarmController *alarm = [[AlarmController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = alarm;
:set hour 7.5
window.rootViewController = other;
:warn
window.rootViewController = alarm;
[other release];
[alarm release];
