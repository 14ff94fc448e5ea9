@interface Wasteful : UIViewController
@end
@implementation Wasteful
- (void)loadView {
  [super loadView];
  UIView *first = self.view;
  self.view = [[UIView alloc] init];
  NSLog(@"%d", first != self.view);  // prints: 1
}
@end
[[[Wasteful alloc] init] view];
