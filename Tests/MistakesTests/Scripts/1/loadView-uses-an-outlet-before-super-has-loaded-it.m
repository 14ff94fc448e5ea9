@interface ScoreController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *points;
@end
@implementation ScoreController
- (void)loadView {
  self.points.text = @"0";  // mistake 1 l
  [super loadView];
}
@end
window.rootViewController = [[ScoreController alloc] init];
