:ios 5.1
@interface Tray : UIViewController
@end
@implementation Tray
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"load"); }  // prints: load | load | load
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"unload"); }  // prints: unload
@end
Tray *tray = [[Tray alloc] init];
[tray view];
:warn
[tray view];
tray.view = nil;
[tray view];
[tray release];
