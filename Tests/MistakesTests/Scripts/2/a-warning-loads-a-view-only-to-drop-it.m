@interface GalleryController : UIViewController
@end
@implementation GalleryController
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if (self.view.window == nil) self.view = nil;  // mistake 2 p
}
@end
GalleryController *gallery = [[GalleryController alloc] init];
:warn
