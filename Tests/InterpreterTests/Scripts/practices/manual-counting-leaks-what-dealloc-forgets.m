:ios 5.1
@interface Crate : UIViewController {
  NSMutableArray *_goods;
}
@end
@implementation Crate
- (void)viewDidLoad {
  [super viewDidLoad];
  _goods = [[NSMutableArray alloc] initWithCapacity:3];  // leaks: NSMutableArray#1 lost by ivar _goods of crate (holderFreed, line 15)
}
- (void)dealloc { NSLog(@"gone"); [super dealloc]; }  // prints: gone
@end
Crate *crate = [[Crate alloc] init];
[crate view];
[crate release], crate = nil;
