:ios 4.3
:nib BoardController {view: BoardView}
@interface BoardView : UIView {
  NSMutableArray *_stones;
}
@end
@implementation BoardView
- (id)initWithFrame:(CGRect)frame {  // mistake 4 l
  self = [super initWithFrame:frame];
  if (self) _stones = [[NSMutableArray alloc] init];
  return self;
}
- (void)dealloc {
  [_stones release];
  [super dealloc];
}
@end
@interface BoardController : UIViewController
@end
@implementation BoardController
@end
BoardController *board = [[BoardController alloc] init];
window.rootViewController = board;
[board release];
