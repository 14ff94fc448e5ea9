:ios 5.1
@interface ForecastController : UIViewController
@property (nonatomic, retain) IBOutlet UILabel *tomorrow;
@end
@implementation ForecastController
- (void)viewDidUnload {  // mistake 8 p & 9 p
  [super viewDidUnload];
}
- (void)dealloc {
  [_tomorrow release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

ForecastController *rain = [[ForecastController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = rain;
window.rootViewController = other;
:warn
window.rootViewController = rain;
[other release];
[rain release];
