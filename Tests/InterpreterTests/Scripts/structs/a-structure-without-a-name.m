@interface Page : UIViewController {
  struct {
    unsigned int didScroll:1, willEnd:1;
    BOOL isReady;
  } _flags;
}
@end
@implementation Page
- (void)viewDidLoad {
  [super viewDidLoad];
  struct { int x; CGFloat y; } point = {1, 2.5};
  point.x += 3;
  NSLog(@"%d %.1f", point.x, point.y);  // prints: 4 2.5
  _flags.didScroll = [self respondsToSelector:@selector(viewDidLoad)];
  NSLog(@"%d %d %d", _flags.didScroll, _flags.willEnd, _flags.isReady);  // prints: 1 0 0
  static const struct { NSInteger low; NSInteger high; } ranges[] = {{1, 2}, {3, 4}};
  NSLog(@"%ld", (long)ranges[1].low);  // prints: 3
}
@end
[[[Page alloc] init] view];
