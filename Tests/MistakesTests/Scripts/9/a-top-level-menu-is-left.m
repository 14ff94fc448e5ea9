:ios 5.1
:nib KitchenController {outlets: {oven: UISwitch}, top: {menu: UIView}}
@interface KitchenController : UIViewController
@property (nonatomic, assign) IBOutlet UISwitch *oven;
@property (nonatomic, retain) IBOutlet UIView *menu;
@end
@implementation KitchenController
- (void)viewDidUnload {  // mistake 9 p
  self.oven = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_menu release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

KitchenController *kitchen = [[KitchenController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = kitchen;
window.rootViewController = other;
:warn
window.rootViewController = kitchen;
[other release];
[kitchen release];
