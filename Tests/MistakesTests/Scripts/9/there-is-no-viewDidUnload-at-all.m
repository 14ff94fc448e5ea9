:ios 5.1
@interface ScoreController : UIViewController
@property (nonatomic, retain) IBOutlet UILabel *home;  // mistake 9 p
@property (nonatomic, retain) IBOutlet UILabel *guests;  // mistake 9 p
@end
@implementation ScoreController
- (void)dealloc {
  [_home release];
  [_guests release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

ScoreController *score = [[ScoreController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = score;
window.rootViewController = other;
:warn
window.rootViewController = score;
[other release];
[score release];
