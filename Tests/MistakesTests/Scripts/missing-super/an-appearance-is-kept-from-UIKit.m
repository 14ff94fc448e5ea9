@interface CameraController : UIViewController
@end
@implementation CameraController
- (void)viewWillAppear:(BOOL)animated {  // mistake 0 l missing super
  NSLog(@"ready");
}
@end
window.rootViewController = [[CameraController alloc] init];
