:ios 5.1
@interface Spy : UIViewController
@end
@implementation Spy
- (void)viewDidUnload {
  [super viewDidUnload];
  [[NSNotificationCenter defaultCenter] removeObserver:view];  // error: undeclaredIdentifier
}
@end
