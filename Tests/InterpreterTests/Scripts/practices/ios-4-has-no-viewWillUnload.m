:ios 4.3
@interface Stage : UIViewController
@end
@implementation Stage
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewWillUnload { NSLog(@"will"); }
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"did"); }  // prints: did
@end
Stage *stage = [[Stage alloc] init];
[stage view];
:warn
[stage release];
