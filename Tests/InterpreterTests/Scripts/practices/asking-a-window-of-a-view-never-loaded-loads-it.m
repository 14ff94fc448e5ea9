@interface Careless : UIViewController
@end
@implementation Careless
- (void)loadView { NSLog(@"loadView"); self.view = [[UIView alloc] init]; }  // prints: loadView
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if ([self.view window] == nil) self.view = nil;
}
@end
Careless *fresh = [[Careless alloc] init];
:warn
NSLog(@"%d", [fresh isViewLoaded]);  // prints: 0
