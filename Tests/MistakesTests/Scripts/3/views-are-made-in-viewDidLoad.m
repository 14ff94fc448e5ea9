:ios 5.1
@interface ShopController : UIViewController
@property (nonatomic, retain) UILabel *badge;
@property (nonatomic, copy) NSString *offer;
@end
@implementation ShopController
- (id)init {
  self = [super init];
  if (self) self.offer = @"-10 %";
  return self;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.badge = [[[UILabel alloc] initWithFrame:CGRectMake(0, 0, 40, 20)] autorelease];
  self.badge.text = self.offer;
  [self.view addSubview:self.badge];
}
- (void)viewDidUnload {
  self.badge = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_badge release];
  [_offer release];
  [super dealloc];
}
@end
ShopController *shop = [[ShopController alloc] init];
window.rootViewController = shop;
[shop release];
