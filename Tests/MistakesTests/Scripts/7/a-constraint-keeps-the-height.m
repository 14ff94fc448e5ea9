:ios 7.0
@interface HalfController : UIViewController
@end
@implementation HalfController
- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *half = [[UIView alloc] init];
  half.translatesAutoresizingMaskIntoConstraints = NO;
  [self.view addSubview:half];
  NSDictionary *views = NSDictionaryOfVariableBindings(half);
  NSDictionary *metrics = @{@"height": @(self.view.bounds.size.height / 2)};  // mistake 7 l
  for (NSString *format in @[@"H:|[half]|", @"V:|[half(height)]"]) {
    [self.view addConstraints:
        [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:metrics
                                                  views:views]];
  }
}
@end
HalfController *halves = [[HalfController alloc] init];
window.rootViewController = halves;
