:ios 4.0
@interface AddressController : UIViewController
@property (nonatomic, retain) IBOutlet UITextField *street;  // mistake 11 l
@end
@implementation AddressController
- (void)viewDidUnload {  // mistake 10 u
  self.street = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_street release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

AddressController *form = [[AddressController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = form;
:type street "Dlouhá 5"
window.rootViewController = other;
:warn
window.rootViewController = form;
[other release];
[form release];
