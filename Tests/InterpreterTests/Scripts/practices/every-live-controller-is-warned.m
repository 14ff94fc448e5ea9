:ios 5.1
@interface Room : UIViewController
@end
@implementation Room
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  NSLog(@"%@ warned", self.title);  // prints: below warned | shown warned | fresh warned
}
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"%@ unloaded", self.title); }  // prints: below unloaded
@end
Room *below = [[Room alloc] init];
below.title = @"below";
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:below];
window.rootViewController = nav;
Room *shown = [[Room alloc] init];
shown.title = @"shown";
[nav pushViewController:shown animated:YES];
Room *fresh = [[Room alloc] init];
fresh.title = @"fresh";
:warn
NSLog(@"%d %d %d", [below isViewLoaded], [shown isViewLoaded], [fresh isViewLoaded]);  // prints: 0 1 0
[nav popViewControllerAnimated:YES];
NSLog(@"%d", [below isViewLoaded]);  // prints: 1
[nav release];
