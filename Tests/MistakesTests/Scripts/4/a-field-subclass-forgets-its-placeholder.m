@interface PhoneField : UITextField
@end
@implementation PhoneField
- (id)initWithFrame:(CGRect)frame {  // mistake 4 l
  self = [super initWithFrame:frame];
  if (self) self.placeholder = @"+420";
  return self;
}
@end
@interface ContactController : UIViewController
@property (nonatomic, weak) IBOutlet PhoneField *phone;
@end
@implementation ContactController
@end
window.rootViewController = [[ContactController alloc] init];
