@interface RoomController : UIViewController
@property (nonatomic, strong) UIImage *wallpaper;  // mistake 12 p
@end
@implementation RoomController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.wallpaper = [UIImage imageNamed:@"wall.png"];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

RoomController *room = [[RoomController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = room;
window.rootViewController = other;
:warn
window.rootViewController = room;
