@interface ChartController : UIViewController
@property (nonatomic, strong) NSMutableArray *bars;
@end
@implementation ChartController
- (instancetype)init {
  self = [super init];
  if (self) [self makeBars];
  return self;
}
- (void)makeBars {
  self.bars = [NSMutableArray array];
  for (int i = 0; i < 5; i++) {
    [self.bars addObject:[[UIView alloc] init]];  // mistake 3 p
  }
}
@end
window.rootViewController = [[ChartController alloc] init];
