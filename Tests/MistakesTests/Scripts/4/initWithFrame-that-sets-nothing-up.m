@interface PlainView : UIView
@end
@implementation PlainView
- (id)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) NSLog(@"made in code");
  return self;
}
@end
@interface PlainController : UIViewController
@property (nonatomic, weak) IBOutlet PlainView *plain;
@end
@implementation PlainController
@end
window.rootViewController = [[PlainController alloc] init];
