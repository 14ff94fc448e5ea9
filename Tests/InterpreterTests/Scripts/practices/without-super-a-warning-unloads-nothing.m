:ios 5.1
@interface Deaf : UIViewController
@end
@implementation Deaf
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)didReceiveMemoryWarning { NSLog(@"ignored"); }  // prints: ignored
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"unloaded"); }
@end
Deaf *deaf = [[Deaf alloc] init];
[deaf view];
:warn
NSLog(@"%d", [deaf isViewLoaded]);  // prints: 1
[deaf release];
