@interface OrderController : UIViewController
@property (nonatomic, weak) IBOutlet UISwitch *express;
@end
@implementation OrderController
@end
@interface Price : NSObject
@property (nonatomic, weak) OrderController *order;
- (int)total;
@end
@implementation Price
- (int)total {
  return self.order.express.isOn ? 150 : 100;  // mistake 11 l
}
@end
OrderController *order = [[OrderController alloc] init];
Price *price = [[Price alloc] init];
price.order = order;
window.rootViewController = order;
:set express YES
NSLog(@"%d", [price total]);
