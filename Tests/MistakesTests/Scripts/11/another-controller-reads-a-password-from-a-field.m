@interface SettingsController : UIViewController
@property (nonatomic, weak) IBOutlet UITextField *password;
@end
@implementation SettingsController
@end
@interface MailController : UIViewController
@property (nonatomic, strong) SettingsController *settings;
- (BOOL)mayFetch;
@end
@implementation MailController
- (BOOL)mayFetch {
  return self.settings.password.text.length > 0;  // mistake 11 l
}
@end
SettingsController *settings = [[SettingsController alloc] init];
MailController *mail = [[MailController alloc] init];
mail.settings = settings;
window.rootViewController = settings;
:type password "tajne"
window.rootViewController = mail;
NSLog(@"%d", [mail mayFetch]);
