:ios 5.1
@interface MapTypeController : UIViewController
@property (nonatomic, retain) IBOutlet UISegmentedControl *kind;  // mistake 11 l
@end
@implementation MapTypeController
- (void)viewDidUnload {  // mistake 10 u
  self.kind = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_kind release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

MapTypeController *form = [[MapTypeController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = form;
:set kind 2
window.rootViewController = other;
:warn
window.rootViewController = form;
[other release];
[form release];
