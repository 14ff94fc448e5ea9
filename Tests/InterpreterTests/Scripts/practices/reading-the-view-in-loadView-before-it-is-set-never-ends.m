@interface Loop : UIViewController
@end
@implementation Loop
- (void)loadView {
  [self.view addSubview:[[UIView alloc] init]];  // fails: stack overflow: loadView of <Loop: 0x600000000100> never sets a view, and is called without end
  self.view = [[UIView alloc] init];
}
@end
Loop *loop = [[Loop alloc] init];
[loop view];
