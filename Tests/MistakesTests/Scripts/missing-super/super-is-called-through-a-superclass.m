:ios 5.1
@interface BaseController : UIViewController
@end
@implementation BaseController
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
}
- (void)dealloc {
  [super dealloc];
}
@end
@interface CameraController : BaseController
@end
@implementation CameraController
- (void)viewDidLoad {
  NSLog(@"UIViewController does nothing here");
}
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
}
- (void)dealloc {
  [super dealloc];
}
@end
CameraController *camera = [[CameraController alloc] init];
window.rootViewController = camera;
window.rootViewController = nil;
[camera release];
