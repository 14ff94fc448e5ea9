:ios 4.3
@interface TramController : UIViewController {
  IBOutlet UILabel *track;
  IBOutlet UILabel *delay;
}
@end
@implementation TramController
- (void)viewDidUnload {  // mistake 9 p
  track = nil;
  [delay release];
  delay = nil;
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

TramController *trams = [[TramController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = trams;
window.rootViewController = other;
:warn
window.rootViewController = trams;
[other release];
[trams release];
