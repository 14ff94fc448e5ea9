:ios 4.3
@interface PlatformController : UIViewController {
  IBOutlet UILabel *track;
  IBOutlet UILabel *delay;
}
@end
@implementation PlatformController
- (void)viewDidUnload {  // mistake 9 p
  [track release];
  track = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [track release];
  [delay release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

PlatformController *trains = [[PlatformController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = trains;
window.rootViewController = other;
:warn
window.rootViewController = trains;
[other release];
[trains release];
