@interface WeatherController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *now;
- (void)sunny;
@end
@implementation WeatherController
- (void)sunny {
  self.now.text = @"sunny";
}
@end
WeatherController *weather = [[WeatherController alloc] init];
window.rootViewController = weather;
[weather sunny];
NSLog(@"%@", weather.now.text);
