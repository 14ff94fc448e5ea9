:ios 5.1
:memory arc
@interface Sign : UIViewController {
  __weak IBOutlet UILabel *caption;
}
@property (nonatomic, weak) IBOutlet UILabel *subtitle;
@end
@implementation Sign
- (void)viewDidUnload {
  [super viewDidUnload];
  NSLog(@"%@ %@", caption, self.subtitle);  // prints: (null) (null)
}
@end
Sign *sign = [[Sign alloc] init];
[sign view];
:warn
