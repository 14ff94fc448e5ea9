:ios 5.1
@interface Options : UIViewController
@property (nonatomic, retain) IBOutlet UITextField *pin;
@end
@implementation Options
@synthesize pin;
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"options loaded"); }  // prints: options loaded
- (void)dealloc { [pin release]; [super dealloc]; }
@end
@interface Feed : UIViewController
- (void)askForPin;
@end
@implementation Feed
- (void)askForPin {
  Options *options = [self.tabBarController.viewControllers objectAtIndex:3];
  NSLog(@"%d", [options isViewLoaded]);  // prints: 0
  if (options.view && options.pin.text && [options.pin.text length]) NSLog(@"has a pin");
  NSLog(@"%d %@", [options isViewLoaded], options.view.superview);  // prints: 1 (null)
}
@end
Feed *feed = [[Feed alloc] init];
UITabBarController *tabs = [[UITabBarController alloc] init];
tabs.viewControllers = [NSArray arrayWithObjects:feed, [[[UIViewController alloc] init] autorelease],
    [[[UIViewController alloc] init] autorelease], [[[Options alloc] init] autorelease], nil];
window.rootViewController = tabs;
[feed askForPin];
