:ios 5.1
@interface PlayerController : UIViewController
@property (nonatomic, retain) IBOutlet UILabel *name;
@property (nonatomic, retain) IBOutlet UIImageView *cover;
@property (nonatomic, copy) NSString *track;
@end
@implementation PlayerController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.name.text = self.track;
}
- (void)viewDidUnload {  // mistake 9 p
  self.name = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_name release];
  [_cover release];
  [_track release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

PlayerController *player = [[PlayerController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = player;
window.rootViewController = other;
:warn
window.rootViewController = player;
[other release];
[player release];
