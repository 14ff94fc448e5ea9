:ios 5.1
:nib Poster {size: [320, 400], view: UIView, outlets: {}}
@interface PosterController : UIViewController
@end
@implementation PosterController
- (void)viewDidLoad {
  [super viewDidLoad];
  CGFloat wide = self.view.frame.size.width;
  UILabel *title = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, wide, 20)];
  [self.view addSubview:title];
  [title release];
  CGFloat top = self.view.frame.origin.y;
  UILabel *other = [[UILabel alloc] initWithFrame:CGRectMake(0, top, CGRectGetWidth(self.view.bounds), 20)];
  [self.view addSubview:other];
  [other release];
}
@end
window.rootViewController = [[[PosterController alloc] initWithNibName:@"Poster" bundle:nil] autorelease];
