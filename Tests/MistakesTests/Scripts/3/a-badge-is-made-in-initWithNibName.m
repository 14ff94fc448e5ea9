:ios 5.1
@interface ShopController : UIViewController {
  UILabel *_badge;
}
@end
@implementation ShopController
- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  self = [super initWithNibName:name bundle:bundle];
  if (self) {
    _badge = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 40, 20)];  // mistake 3 p
  }
  return self;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view addSubview:_badge];
}
- (void)dealloc {
  [_badge release];
  [super dealloc];
}
@end
ShopController *shop = [[ShopController alloc] init];
[shop release];
