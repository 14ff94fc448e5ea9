:ios 5.1
@interface SettingsController : UIViewController
@property (nonatomic, assign) IBOutlet UITextField *password;
@property (nonatomic, copy) NSString *user;
@end
@implementation SettingsController
- (void)dealloc {
  [_user release];
  [super dealloc];
}
@end
@interface MailController : UIViewController
@property (nonatomic, retain) SettingsController *settings;
- (BOOL)mayFetch;
@end
@implementation MailController
- (BOOL)mayFetch {
  UIView *form = self.settings.view;  // mistake 2 p
  return self.settings.user != nil && !form.hidden;
}
- (void)dealloc {
  [_settings release];
  [super dealloc];
}
@end
SettingsController *settings = [[SettingsController alloc] init];
MailController *mail = [[MailController alloc] init];
mail.settings = settings;
[settings release];
window.rootViewController = mail;
NSLog(@"%d", [mail mayFetch]);
[mail release];
