:ios 5.1
:memory arc
@interface GardenController : UIViewController
@property (nonatomic, weak) IBOutlet UISlider *water;
@property (nonatomic, weak) IBOutlet UILabel *litres;
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
