:nib GridController {size: [320, 480]}
@interface GridController : UIViewController
@property (nonatomic) int columns;
@end
@implementation GridController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.columns = self.view.frame.size.width / 80;  // mistake 7 l
}
@end
window.rootViewController = [[GridController alloc] init];
