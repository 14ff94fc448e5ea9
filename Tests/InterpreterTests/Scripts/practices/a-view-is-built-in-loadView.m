@interface Gauge : UIView {
  __weak UIViewController *_owner;
}
- (id)initWithFrame:(CGRect)frame viewController:(UIViewController *)controller;
@end
@implementation Gauge
- (id)initWithFrame:(CGRect)frame viewController:(UIViewController *)controller {
  if ((self = [super initWithFrame:frame])) _owner = controller;
  return self;
}
@end
@interface Level : UIViewController {
  Gauge *gauge;
}
@end
@implementation Level
- (void)loadView
{
    CGRect screen = [[UIScreen mainScreen] applicationFrame];
    UIView *content = [[UIView alloc] initWithFrame:screen];
    content.backgroundColor = [UIColor blackColor];
    self.view = content;

    gauge = [[Gauge alloc] initWithFrame:screen viewController:self];
    [self.view addSubview:gauge];
}
@end
Level *level = [[Level alloc] init];
[level view];
NSLog(@"%lu %@", (unsigned long)[level.view.subviews count], [level.view.subviews[0] class]);  // prints: 1 Gauge
