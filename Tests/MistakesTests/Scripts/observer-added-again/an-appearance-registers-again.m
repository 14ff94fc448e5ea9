@interface ChatController : UIViewController
@end
@implementation ChatController
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [[NSNotificationCenter defaultCenter] addObserver:self  // mistake 0 l observer added again
    selector:@selector(came:) name:@"Message" object:nil];
}
- (void)came:(NSNotification *)note {
}
- (void)dealloc {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
}
@end
ChatController *chat = [[ChatController alloc] init];
UIViewController *other = [[UIViewController alloc] init];
window.rootViewController = chat;
window.rootViewController = other;
window.rootViewController = chat;
