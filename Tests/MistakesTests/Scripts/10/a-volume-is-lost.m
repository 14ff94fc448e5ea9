:ios 4.3
@interface VolumeController : UIViewController
@property (nonatomic, retain) IBOutlet UISlider *volume;  // mistake 11 l
@end
@implementation VolumeController
- (void)viewDidUnload {  // mistake 10 u
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

VolumeController *form = [[VolumeController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = form;
:set volume 0.7
window.rootViewController = other;
:warn
window.rootViewController = form;
[other release];
[form release];
