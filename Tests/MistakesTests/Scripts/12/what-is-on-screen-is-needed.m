@interface RoomController : UIViewController
@property (nonatomic, strong) UIImage *wallpaper;
@end
@implementation RoomController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.wallpaper = [UIImage imageNamed:@"wall.png"];
}
@end
window.rootViewController = [[RoomController alloc] init];
:warn
