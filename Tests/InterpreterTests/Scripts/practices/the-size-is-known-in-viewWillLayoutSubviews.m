:ios 5.1
:nib Map {size: [300, 300], view: UIView}
@interface Map : UIViewController
@end
@implementation Map
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%@", [NSNumber numberWithFloat:self.view.frame.size.width]); }  // prints: 300
- (void)viewWillLayoutSubviews {
  [super viewWillLayoutSubviews];
  NSLog(@"%@", [NSNumber numberWithFloat:self.view.frame.size.width]);  // prints: 320
}
@end
window.rootViewController = [[[Map alloc] init] autorelease];
