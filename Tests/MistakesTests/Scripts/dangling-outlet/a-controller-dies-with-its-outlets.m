:ios 5.1
@interface MatchController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *score;
@end
@implementation MatchController
@end
MatchController *match = [[MatchController alloc] init];
window.rootViewController = match;
[match release];
window.rootViewController = nil;
