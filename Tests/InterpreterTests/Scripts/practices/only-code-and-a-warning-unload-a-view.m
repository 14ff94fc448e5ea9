:ios 5.1
@interface Room : UIViewController
@end
@implementation Room
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"viewDidUnload"); }  // prints: viewDidUnload
@end
Room *room = [[Room alloc] init];
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:room];
window.rootViewController = nav;
[nav pushViewController:[[[UIViewController alloc] init] autorelease] animated:YES];
NSLog(@"%d", [room isViewLoaded]);  // prints: 1
room.view = nil;
NSLog(@"%d", [room isViewLoaded]);  // prints: 0
[room view];
:warn
NSLog(@"%d", [room isViewLoaded]);  // prints: 0
