:ios 5.1
@interface PanelController : UIViewController
@end
@implementation PanelController
@end
@interface DeskController : UIViewController
@property (nonatomic, retain) PanelController *panel;
@end
@implementation DeskController
- (void)viewDidLoad {
  [super viewDidLoad];
  if (!self.panel) self.panel = [[[PanelController alloc] init] autorelease];
  self.panel.view.frame = CGRectMake(0, 0, 100, 100);
  [self.view addSubview:self.panel.view];  // mistake 0 l missing addChild
}
- (void)dealloc {
  [_panel release];
  [super dealloc];
}
@end
DeskController *desk = [[DeskController alloc] init];
window.rootViewController = desk;
[desk release];
