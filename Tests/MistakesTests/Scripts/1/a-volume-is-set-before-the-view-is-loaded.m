:ios 5.1
@interface VolumeController : UIViewController
@property (nonatomic, retain) IBOutlet UISlider *volume;
@end
@implementation VolumeController
- (void)viewDidUnload {
  self.volume = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_volume release];
  [super dealloc];
}
@end
VolumeController *sound = [[VolumeController alloc] init];
sound.volume.value = 0.3;  // mistake 1 l
window.rootViewController = sound;
[sound release];
