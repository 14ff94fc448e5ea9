@interface MapController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *scale;
@end
@implementation MapController
@end
MapController *map = [[MapController alloc] init];
UILabel *label = map.scale;  // mistake 1 l
label.text = @"1:25000";
window.rootViewController = map;
