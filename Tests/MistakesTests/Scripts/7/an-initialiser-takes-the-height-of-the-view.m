:ios 5.1
:nib BannerController {size: [320, 416]}
@interface BannerController : UIViewController {
  CGFloat _bottom;
}
@end
@implementation BannerController
- (id)init {
  self = [super init];
  if (self) {
    _bottom = self.view.frame.size.height;  // mistake 7 l
  }
  return self;
}
@end
BannerController *banner = [[BannerController alloc] init];
window.rootViewController = banner;
[banner release];
