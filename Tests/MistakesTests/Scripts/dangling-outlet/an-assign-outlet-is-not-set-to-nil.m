:ios 5.1
@interface MatchController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *score;
@end
@implementation MatchController
- (void)viewDidUnload {  // mistake 0 l dangling outlet
  NSLog(@"unloaded");
  [super viewDidUnload];
}
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
