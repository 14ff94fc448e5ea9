:ios 5.1
@interface Atlas : UIViewController {
  NSMutableArray *_maps;
}
@end
@implementation Atlas
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidLoad { [super viewDidLoad]; if (!_maps) _maps = [[NSMutableArray alloc] initWithObjects:@"map", nil]; }
- (void)didReceiveMemoryWarning {
  [_maps release], _maps = nil;
  [super didReceiveMemoryWarning];
}
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"unloaded all the same"); }  // prints: unloaded all the same
- (void)dealloc { [_maps release]; [super dealloc]; }
@end
Atlas *atlas = [[Atlas alloc] init];
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:atlas];
window.rootViewController = nav;
[nav pushViewController:[[[UIViewController alloc] init] autorelease] animated:NO];
:warn
NSLog(@"%d", [atlas isViewLoaded]);  // prints: 0
