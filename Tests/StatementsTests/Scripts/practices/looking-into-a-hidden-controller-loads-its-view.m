:ios 5.1
@interface Options : UIViewController
@property (nonatomic, retain) IBOutlet UITextField *pin;
@end
@implementation Options
@synthesize pin;
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"options loaded"); }  // prints: options loaded
- (void)dealloc { [pin release]; [super dealloc]; }
@end
NSArray *tabs = [[NSArray alloc] initWithObjects:[[[UIViewController alloc] init] autorelease],
    [[[Options alloc] init] autorelease], nil];
Options *options = [tabs objectAtIndex:1];
NSLog(@"%d", [options isViewLoaded]);  // prints: 0
if (options.view && options.pin.text && [options.pin.text length]) NSLog(@"has a pin");
NSLog(@"%d", [options isViewLoaded]);  // prints: 1
