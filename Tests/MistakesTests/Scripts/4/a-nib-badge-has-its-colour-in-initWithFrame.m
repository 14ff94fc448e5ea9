:ios 5.1
@interface RedBadge : UIView
@end
@implementation RedBadge
- (id)initWithFrame:(CGRect)frame {  // mistake 4 l
  self = [super initWithFrame:frame];
  if (self) self.backgroundColor = [UIColor redColor];
  return self;
}
@end
@interface StormController : UIViewController
@property (nonatomic, assign) IBOutlet RedBadge *badge;
@end
@implementation StormController
- (void)viewDidUnload {
  self.badge = nil;
  [super viewDidUnload];
}
@end
StormController *storm = [[StormController alloc] init];
window.rootViewController = storm;
[storm release];
