:ios 4.3
@interface PuzzleController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *status;
@end
@implementation PuzzleController
- (void)viewDidUnload {
  for (UIView *piece in self.view.subviews) [piece removeFromSuperview];  // mistake 0 p viewDidUnload loads the view
  self.status = nil;
  [super viewDidUnload];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

PuzzleController *order = [[PuzzleController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = order;
window.rootViewController = other;
:warn
window.rootViewController = order;
[other release];
[order release];
