:ios 9.0
@interface FeedController : UIViewController
- (void)news:(NSNotification *)note;
@end
@implementation FeedController
- (void)viewDidLoad {
  [super viewDidLoad];
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(news:) name:@"news" object:nil];
}
- (void)news:(NSNotification *)note {
  self.title = @"news";
}
@end
FeedController *feed = [[FeedController alloc] init];
window.rootViewController = feed;
window.rootViewController = nil;
feed = nil;
