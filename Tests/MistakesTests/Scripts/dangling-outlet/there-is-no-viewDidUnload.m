:ios 4.3
@interface MatchController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *score;  // mistake 0 l dangling outlet
@end
@implementation MatchController
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

MatchController *match = [[MatchController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = match;
window.rootViewController = other;
:warn
window.rootViewController = match;
[other release];
[match release];
