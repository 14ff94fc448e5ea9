:ios 5.1
@interface PlaylistController : UIViewController {
  NSMutableArray *_songs;
}
@end
@implementation PlaylistController
- (id)init {
  self = [super init];
  if (self) _songs = [[NSMutableArray alloc] init];
  return self;
}
- (void)viewDidLoad {  // mistake 5 l
  [super viewDidLoad];
  [_songs addObject:@"Intro"];
}
- (void)dealloc {
  [_songs release];
  [super dealloc];
}
@end
PlaylistController *list = [[PlaylistController alloc] init];
window.rootViewController = list;
window.rootViewController = nil;
list.view = nil;
window.rootViewController = list;
[list release];
