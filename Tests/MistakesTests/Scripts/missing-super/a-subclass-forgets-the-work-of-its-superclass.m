@interface BaseController : UIViewController
@property (nonatomic) BOOL isReady;
@end
@implementation BaseController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.isReady = YES;
}
@end
@interface CameraController : BaseController
@end
@implementation CameraController
- (void)viewDidLoad {  // mistake 0 l missing super
  NSLog(@"loaded");
}
@end
window.rootViewController = [[CameraController alloc] init];
