@interface TileView : UIView
@end
@implementation TileView
- (id)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) self.backgroundColor = [UIColor grayColor];
  return self;
}
@end
@interface PuzzleController : UIViewController
@end
@implementation PuzzleController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view addSubview:[[TileView alloc] initWithFrame:CGRectMake(0, 0, 80, 80)]];
}
@end
window.rootViewController = [[PuzzleController alloc] init];
