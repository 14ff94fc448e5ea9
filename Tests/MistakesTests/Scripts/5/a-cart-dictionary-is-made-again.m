:ios 5.1
@interface TrolleyController : UIViewController {
  NSMutableDictionary *_items;
}
@property (nonatomic, assign) IBOutlet UILabel *total;
@end
@implementation TrolleyController
- (void)viewDidLoad {
  [super viewDidLoad];
  _items = [[NSMutableDictionary alloc] init];  // mistake 5 l
  self.total.text = @"0";
}
- (void)viewDidUnload {
  self.total = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_items release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

TrolleyController *cart = [[TrolleyController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = cart;
window.rootViewController = other;
:warn
window.rootViewController = cart;
[other release];
[cart release];
