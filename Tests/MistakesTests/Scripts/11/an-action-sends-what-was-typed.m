@interface LoginController : UIViewController
@property (nonatomic, weak) IBOutlet UITextField *password;
- (IBAction)logIn:(id)sender;
@end
@implementation LoginController
- (IBAction)logIn:(id)sender {
  NSLog(@"sending %@", self.password.text);
}
@end
LoginController *login = [[LoginController alloc] init];
window.rootViewController = login;
:type password "tajne"
[login logIn:nil];
