:ios 5.1
:memory arc
@interface Crate : UIViewController {
  NSMutableArray *_goods;
}
@property (nonatomic, strong) NSString *stamp;
@end
@implementation Crate
- (void)viewDidLoad {
  [super viewDidLoad];
  _goods = [[NSMutableArray alloc] init];
  self.stamp = [NSString stringWithFormat:@"%d", 7];
}
- (void)dealloc { NSLog(@"gone"); }  // prints: gone
@end
Crate *crate = [[Crate alloc] init];
[crate view];
crate = nil;
