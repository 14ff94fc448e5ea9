:ios 5.1
@interface PosterController : UIViewController
@property (nonatomic, assign) IBOutlet UIImageView *poster;
@end
@implementation PosterController
- (void)viewWillLayoutSubviews {
  CGSize size = self.view.bounds.size;
  self.poster.frame = CGRectMake(0, 0, size.width, size.height / 2);
}
- (void)viewDidUnload {
  self.poster = nil;
  [super viewDidUnload];
}
@end
PosterController *film = [[PosterController alloc] init];
window.rootViewController = film;
[film release];
