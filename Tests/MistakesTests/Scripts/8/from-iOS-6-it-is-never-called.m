@interface ForecastController : UIViewController
@property (nonatomic, strong) IBOutlet UILabel *tomorrow;
@end
@implementation ForecastController
- (void)viewDidUnload {
  [super viewDidUnload];
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
