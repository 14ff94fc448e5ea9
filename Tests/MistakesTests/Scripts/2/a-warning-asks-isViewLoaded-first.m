@interface GalleryController : UIViewController
@end
@implementation GalleryController
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if ([self isViewLoaded] && self.view.window == nil) self.view = nil;
}
@end
GalleryController *gallery = [[GalleryController alloc] init];
:warn
window.rootViewController = gallery;
:warn
