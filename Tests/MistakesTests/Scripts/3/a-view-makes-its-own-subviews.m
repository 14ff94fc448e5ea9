@interface StarsView : UIView
@end
@implementation StarsView
- (id)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) {
    for (int i = 0; i < 5; i++) [self addSubview:[[UIImageView alloc] init]];
  }
  return self;
}
@end
@interface FilmController : UIViewController
@end
@implementation FilmController
- (void)loadView {
  self.view = [[StarsView alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
}
@end
window.rootViewController = [[FilmController alloc] init];
