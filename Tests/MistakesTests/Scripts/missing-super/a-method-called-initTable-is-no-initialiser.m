@interface ListController : UIViewController
@end
@implementation ListController
- (void)initTable { self.title = @"List"; }
- (void)viewDidLoad {
  [super viewDidLoad];
  [self initTable];
}
@end
window.rootViewController = [[ListController alloc] init];
