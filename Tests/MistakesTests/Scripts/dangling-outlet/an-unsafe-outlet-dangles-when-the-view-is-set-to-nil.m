@interface MatchController : UIViewController
@property (nonatomic, unsafe_unretained) IBOutlet UILabel *score;  // mistake 0 l dangling outlet
@end
@implementation MatchController
@end
MatchController *match = [[MatchController alloc] init];
window.rootViewController = match;
window.rootViewController = nil;
match.view = nil;
