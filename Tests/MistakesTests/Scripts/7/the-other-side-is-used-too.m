:ios 5.1
:nib Poster {size: [320, 400], view: UIView, outlets: {}}
@interface PosterController : UIViewController
@end
@implementation PosterController
- (void)viewDidLoad {
  [super viewDidLoad];
  CGFloat wide = self.view.frame.size.width;
  CGFloat high = CGRectGetHeight(self.view.bounds);  // mistake 7 l
  UILabel *title = [[UILabel alloc] initWithFrame:CGRectMake(0, high - 20, wide, 20)];
  [self.view addSubview:title];
  [title release];
}
@end
window.rootViewController = [[[PosterController alloc] initWithNibName:@"Poster" bundle:nil] autorelease];
