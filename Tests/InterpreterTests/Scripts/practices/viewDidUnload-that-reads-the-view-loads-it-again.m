:ios 5.1
@interface Watcher : UIViewController
@end
@implementation Watcher
- (void)loadView { NSLog(@"loadView"); self.view = [[[UIView alloc] init] autorelease]; }  // prints: loadView | loadView
- (void)viewDidUnload {
  [super viewDidUnload];
  NSLog(@"%d", [self isViewLoaded]);  // prints: 0
  UIView *observer = self.view;
  [[NSNotificationCenter defaultCenter] removeObserver:observer];
  NSLog(@"%d", [self isViewLoaded]);  // prints: 1
}
@end
Watcher *watcher = [[Watcher alloc] init];
[watcher view];
:warn
[watcher release];
