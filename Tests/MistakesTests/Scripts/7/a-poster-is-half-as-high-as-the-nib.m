:ios 5.1
:nib PosterController {size: [320, 416], outlets: {poster: UIImageView}}
@interface PosterController : UIViewController
@property (nonatomic, assign) IBOutlet UIImageView *poster;
@end
@implementation PosterController
- (void)viewDidLoad {
  [super viewDidLoad];
  CGFloat width = self.view.bounds.size.width;
  CGFloat height = self.view.bounds.size.height;  // mistake 7 l
  self.poster.frame = CGRectMake(0, 0, width, height / 2);
}
- (void)viewDidUnload {
  self.poster = nil;
  [super viewDidUnload];
}
@end
PosterController *film = [[PosterController alloc] init];
window.rootViewController = film;
[film release];
