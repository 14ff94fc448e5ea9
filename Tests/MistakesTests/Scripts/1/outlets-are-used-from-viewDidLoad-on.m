@interface LampController : UIViewController
@property (nonatomic, weak) IBOutlet UISwitch *lamp;
@property (nonatomic) BOOL isLit;
@end
@implementation LampController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.lamp.on = self.isLit;
}
@end
LampController *lamp = [[LampController alloc] init];
lamp.isLit = YES;
window.rootViewController = lamp;
lamp.lamp.on = NO;
