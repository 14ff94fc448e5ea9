@interface GridController : UIViewController
@property (nonatomic) int columns;
@end
@implementation GridController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.columns = self.view.frame.size.width / 80;
}
@end
window.rootViewController = [[GridController alloc] init];
