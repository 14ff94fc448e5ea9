#define STRONG __strong typeof(weakSelf) strongSelf = weakSelf;
@interface Page : UIViewController { NSInteger _ticks; }
@property (nonatomic, copy) void (^handler)(NSInteger number);
@property (nonatomic) NSInteger count;
@end
@implementation Page
- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;
  self.handler = ^(NSInteger number) { STRONG strongSelf->_ticks += number; strongSelf.count += number; };
  self.handler(3);
  NSLog(@"%ld %ld", (long)_ticks, (long)_count);  // prints: 3 3
}
@end
Page *page = [[Page alloc] init];
[page view];
