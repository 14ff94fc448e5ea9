@interface SplashController : UIViewController
@end
@implementation SplashController
- (id)init {
  self = [super init];
  if (self) {
    self.view.backgroundColor = [UIColor redColor];  // mistake 2 p
  }
  return self;
}
@end
SplashController *splash = [[SplashController alloc] init];
splash = nil;
