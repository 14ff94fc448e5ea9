@interface GardenController : UIViewController
@property (nonatomic, strong) IBOutlet UISlider *water;
@end
@implementation GardenController
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

GardenController *garden = [[GardenController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = garden;
window.rootViewController = other;
:warn
window.rootViewController = garden;
