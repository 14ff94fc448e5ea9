@interface GaugeView : UIView
@property (nonatomic) int steps;
@end
@implementation GaugeView
- (id)initWithCoder:(NSCoder *)coder {  // mistake 4 l
  self = [super initWithCoder:coder];
  if (self) self.steps = 10;
  return self;
}
@end
@interface EngineController : UIViewController
@end
@implementation EngineController
- (void)viewDidLoad {
  [super viewDidLoad];
  GaugeView *gauge = [[GaugeView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  [self.view addSubview:gauge];
}
@end
window.rootViewController = [[EngineController alloc] init];
