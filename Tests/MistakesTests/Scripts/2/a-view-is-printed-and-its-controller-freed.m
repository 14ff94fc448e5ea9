:ios 5.1
@interface PollController : UIViewController
@end
@implementation PollController
@end
PollController *poll = [[PollController alloc] init];
NSLog(@"%d", poll.view.hidden);  // mistake 2 p
[poll release];
