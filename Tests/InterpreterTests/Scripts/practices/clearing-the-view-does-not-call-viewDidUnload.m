:ios 5.1
@interface Tray : UIViewController
@end
@implementation Tray
- (void)loadView { NSLog(@"loadView"); self.view = [[[UIView alloc] init] autorelease]; }  // prints: loadView | loadView
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"viewDidLoad"); }  // prints: viewDidLoad | viewDidLoad
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"viewDidUnload"); }
@end
Tray *tray = [[Tray alloc] init];
[tray view];
tray.view = nil;
NSLog(@"%d", [tray isViewLoaded]);  // prints: 0
[tray view];
[tray release];
