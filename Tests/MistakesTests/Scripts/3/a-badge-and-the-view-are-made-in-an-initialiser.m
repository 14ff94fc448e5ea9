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
    [self.view addSubview:_badge];  // mistake 2 p
  }
  return self;
}
- (void)dealloc {
  [_badge release];
  [super dealloc];
}
@end
ShopController *shop = [[ShopController alloc] init];
