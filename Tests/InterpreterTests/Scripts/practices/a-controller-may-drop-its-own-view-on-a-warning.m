@interface Atlas : UIViewController
@end
@implementation Atlas
- (void)loadView { NSLog(@"loadView"); self.view = [[UIView alloc] init]; }  // prints: loadView | loadView | loadView
- (void)didReceiveMemoryWarning
{
  [super didReceiveMemoryWarning];
  if ([self isViewLoaded] && [self.view window] == nil)
  {
    self.view = nil;
  }
}
@end
Atlas *hidden = [[Atlas alloc] init];
[hidden view];
Atlas *fresh = [[Atlas alloc] init];
Atlas *shown = [[Atlas alloc] init];
window.rootViewController = shown;
:warn
NSLog(@"%d %d %d", [hidden isViewLoaded], [fresh isViewLoaded], [shown isViewLoaded]);  // prints: 0 0 1
[hidden view];
