:ios 5.1
@interface Stage : UIViewController
@end
@implementation Stage
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewWillUnload { [super viewWillUnload]; NSLog(@"will %d", [self isViewLoaded]); }  // prints: will 1
- (void)setView:(UIView *)view {
  if (!view) NSLog(@"setView:nil");  // prints: setView:nil
  [super setView:view];
}
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"did %d", [self isViewLoaded]); }  // prints: did 0
@end
Stage *stage = [[Stage alloc] init];
[stage view];
:warn
[stage release];
