:ios 5.1
@interface BaseController : UIViewController
@end
@implementation BaseController
- (void)viewDidUnload {  // mistake 8 p & 9 p
  [super viewDidUnload];
}
@end
@interface StatusController : BaseController
@property (nonatomic, retain) IBOutlet UILabel *status;
@end
@implementation StatusController
- (void)dealloc {
  [_status release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

StatusController *status = [[StatusController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = status;
window.rootViewController = other;
:warn
window.rootViewController = status;
[other release];
[status release];
