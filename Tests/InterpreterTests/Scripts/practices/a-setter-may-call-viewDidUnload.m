:ios 5.1
@interface Panel : UIViewController
@end
@implementation Panel
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)setView:(UIView *)value {
  super.view = value;
  if (![self isViewLoaded]) {
    [self viewDidUnload];
  }
}
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"viewDidUnload"); }  // prints: viewDidUnload | viewDidUnload | viewDidUnload
@end
Panel *panel = [[Panel alloc] init];
[panel view];
panel.view = nil;
[panel view];
:warn
[panel release];
