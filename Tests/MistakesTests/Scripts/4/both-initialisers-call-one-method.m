:ios 5.1
@interface RedBadge : UIView
- (void)setUp;
@end
@implementation RedBadge
- (id)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) [self setUp];
  return self;
}
- (id)initWithCoder:(NSCoder *)coder {
  self = [super initWithCoder:coder];
  if (self) [self setUp];
  return self;
}
- (void)setUp {
  self.backgroundColor = [UIColor redColor];
}
@end
@interface StormController : UIViewController
@property (nonatomic, assign) IBOutlet RedBadge *badge;
@end
@implementation StormController
- (void)viewDidLoad {
  [super viewDidLoad];
  RedBadge *second = [[RedBadge alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
  [self.view addSubview:second];
  [second release];
}
- (void)viewDidUnload {
  self.badge = nil;
  [super viewDidUnload];
}
@end
StormController *storm = [[StormController alloc] init];
window.rootViewController = storm;
[storm release];
