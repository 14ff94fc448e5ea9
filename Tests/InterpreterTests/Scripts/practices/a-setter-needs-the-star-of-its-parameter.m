:ios 5.1
@interface Panel : UIViewController
@end
@implementation Panel
- (void)setView:(UIView) value {  // error: objectByValue
  if (![self isViewLoaded]) [self viewDidUnload];
}
@end
