@interface MapController : UIViewController
@property (nonatomic, strong) UIImage *map;  // mistake 12 p
@end
@implementation MapController
- (id)init {
  self = [super init];
  if (self) self.map = [UIImage imageNamed:@"europe.png"];
  return self;
}
@end
MapController *map = [[MapController alloc] init];
:warn
