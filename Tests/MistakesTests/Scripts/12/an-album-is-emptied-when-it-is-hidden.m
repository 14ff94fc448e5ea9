@interface AlbumController : UIViewController
@property (nonatomic, strong) NSMutableArray *photos;
@end
@implementation AlbumController
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  if (!self.photos) self.photos = [NSMutableArray array];
  [self.photos addObject:[UIImage imageNamed:@"one.jpg"]];
}
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if (!self.isViewLoaded || self.view.window == nil) self.photos = nil;
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
