:ios 5.1
@interface Room : UIViewController
@end
@implementation Room
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"%@ unloaded", self.title); }  // prints: below unloaded
@end
Room *below = [[Room alloc] init];
below.title = @"below";
window.rootViewController = below;
Room *modal = [[Room alloc] init];
modal.title = @"modal";
[below presentModalViewController:modal animated:YES];
:warn
NSLog(@"%d %d", [below isViewLoaded], [modal isViewLoaded]);  // prints: 0 1
[modal dismissModalViewControllerAnimated:YES];
NSLog(@"%d", [below isViewLoaded]);  // prints: 1
