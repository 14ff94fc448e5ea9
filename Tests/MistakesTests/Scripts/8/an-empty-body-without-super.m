:ios 4.3
@interface DialController : UIViewController {
  UIImageView *_needle;
}
@end
@implementation DialController
- (void)loadView {
  self.view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 460)] autorelease];
  if (!_needle) _needle = [[UIImageView alloc] init];
  [self.view addSubview:_needle];
}
- (void)viewDidUnload {  // mistake 8 p
}
- (void)dealloc {
  [_needle release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

DialController *dial = [[DialController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = dial;
window.rootViewController = other;
:warn
window.rootViewController = dial;
[other release];
[dial release];
