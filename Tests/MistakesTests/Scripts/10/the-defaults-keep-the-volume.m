:ios 5.1
@interface VolumeController : UIViewController
@property (nonatomic, retain) IBOutlet UISlider *volume;
@end
@implementation VolumeController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.volume.value = [[NSUserDefaults standardUserDefaults] floatForKey:@"volume"];
}
- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [[NSUserDefaults standardUserDefaults] setFloat:self.volume.value forKey:@"volume"];
}
- (void)viewDidUnload {
  self.volume = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_volume release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

VolumeController *sound = [[VolumeController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = sound;
:set volume 0.7
window.rootViewController = other;
:warn
window.rootViewController = sound;
[other release];
[sound release];
