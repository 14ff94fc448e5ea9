:ios 5.1
@interface FilterController : UIViewController
@property (nonatomic, retain) IBOutlet UISwitch *onlyNew;  // mistake 11 l
@end
@implementation FilterController
- (void)viewDidUnload {  // mistake 10 u
  self.onlyNew = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_onlyNew release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

FilterController *form = [[FilterController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = form;
:set onlyNew YES
window.rootViewController = other;
:warn
window.rootViewController = form;
[other release];
[form release];
