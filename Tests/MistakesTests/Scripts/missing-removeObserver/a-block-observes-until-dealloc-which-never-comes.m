:ios 8.0
@interface FeedController : UIViewController
@property (nonatomic, strong) id token;
@end
@implementation FeedController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.token = [[NSNotificationCenter defaultCenter] addObserverForName:@"news" object:nil queue:nil usingBlock:^(NSNotification *note) {  // mistake 0 p missing removeObserver
    self.title = @"news";
  }];
}
- (void)dealloc {
  [[NSNotificationCenter defaultCenter] removeObserver:self.token];
}
@end
FeedController *feed = [[FeedController alloc] init];
window.rootViewController = feed;
window.rootViewController = nil;
feed = nil;
