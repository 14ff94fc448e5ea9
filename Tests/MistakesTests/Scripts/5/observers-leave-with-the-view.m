:ios 5.1
@interface ChatController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *last;
@end
@implementation ChatController
- (void)viewDidLoad {
  [super viewDidLoad];
  [[NSNotificationCenter defaultCenter] addObserver:self
    selector:@selector(messageCame:) name:@"Message" object:nil];
}
- (void)messageCame:(NSNotification *)note {
}
- (void)viewDidUnload {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
  self.last = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

ChatController *chat = [[ChatController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = chat;
window.rootViewController = other;
:warn
window.rootViewController = chat;
[other release];
[chat release];
