@interface AddressView : UIView
@end
@implementation AddressView
- (id)initWithFrame:(CGRect)frame {  // mistake 4 l
  self = [super initWithFrame:frame];
  if (self) [self addSubview:[[UILabel alloc] init]];
  return self;
}
@end
@interface CustomerController : UIViewController
@property (nonatomic, weak) IBOutlet AddressView *address;
@end
@implementation CustomerController
@end
window.rootViewController = [[CustomerController alloc] init];
