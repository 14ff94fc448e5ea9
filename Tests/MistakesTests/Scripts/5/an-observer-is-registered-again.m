@interface ChatController : UIViewController
@property (nonatomic) int count;
@end
@implementation ChatController
- (void)viewDidLoad {  // mistake 5 l
  [super viewDidLoad];
  [[NSNotificationCenter defaultCenter] addObserver:self
    selector:@selector(messageCame:) name:@"Message" object:nil];
}
- (void)messageCame:(NSNotification *)note {
  self.count++;
}
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if ([self isViewLoaded] && self.view.window == nil) self.view = nil;
}
- (void)dealloc {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
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
