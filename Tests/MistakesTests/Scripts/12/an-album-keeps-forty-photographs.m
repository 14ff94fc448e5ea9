:ios 6.0
@interface AlbumController : UIViewController
@property (nonatomic, strong) NSMutableArray *photos;
@end
@implementation AlbumController
- (void)viewDidLoad {
  [super viewDidLoad];
  if (!self.photos) self.photos = [NSMutableArray array];
}
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  for (int i = [self.photos count]; i < 40; i++) {
    NSString *name = [NSString stringWithFormat:@"photo%d.jpg", i];
    [self.photos addObject:[UIImage imageNamed:name]];
  }
}
- (void)didReceiveMemoryWarning {  // mistake 12 p
  [super didReceiveMemoryWarning];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

AlbumController *album = [[AlbumController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = album;
window.rootViewController = other;
:warn
window.rootViewController = album;
