:ios 5.1
@interface PlayerController : UIViewController
@property (nonatomic, retain) IBOutlet UILabel *name;
@property (nonatomic, retain) IBOutlet UIImageView *cover;
@end
@implementation PlayerController
- (void)letGo {
  self.name = nil;
  self.cover = nil;
}
- (void)viewDidUnload {
  [self letGo];
  [super viewDidUnload];
}
- (void)dealloc {
  [self letGo];
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
