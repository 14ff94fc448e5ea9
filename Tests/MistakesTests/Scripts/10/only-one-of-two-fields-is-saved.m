:ios 5.1
@interface LoginController : UIViewController
@property (nonatomic, retain) IBOutlet UITextField *user;
@property (nonatomic, retain) IBOutlet UITextField *city;  // mistake 11 l
@property (nonatomic, copy) NSString *userName;
@end
@implementation LoginController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.user.text = self.userName;
}
- (void)viewDidUnload {  // mistake 10 u
  self.userName = self.user.text;
  self.user = nil;
  self.city = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_user release];
  [_city release];
  [_userName release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

LoginController *login = [[LoginController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = login;
:type user "jana"
:type city "Brno"
window.rootViewController = other;
:warn
window.rootViewController = login;
[other release];
[login release];
