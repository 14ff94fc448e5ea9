@interface MeterView : UIView
@property (nonatomic, copy) NSString *unit;
@end
@implementation MeterView
- (id)initWithFrame:(CGRect)frame {  // mistake 4 l
  self = [super initWithFrame:frame];
  if (self) self.unit = @"kWh";
  return self;
}
- (id)initWithCoder:(NSCoder *)coder {
  return [super initWithCoder:coder];
}
@end
@interface PowerController : UIViewController
@property (nonatomic, weak) IBOutlet MeterView *meter;
@end
@implementation PowerController
@end
window.rootViewController = [[PowerController alloc] init];
