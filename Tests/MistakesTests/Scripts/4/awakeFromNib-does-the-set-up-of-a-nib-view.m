@interface MeterView : UIView
@property (nonatomic, copy) NSString *unit;
@end
@implementation MeterView
- (id)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) self.unit = @"kWh";
  return self;
}
- (void)awakeFromNib {
  [super awakeFromNib];
  self.unit = @"kWh";
}
@end
@interface PowerController : UIViewController
@property (nonatomic, weak) IBOutlet MeterView *meter;
@end
@implementation PowerController
@end
window.rootViewController = [[PowerController alloc] init];
