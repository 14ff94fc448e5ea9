:ios 6.0
@interface Poster : UIViewController
@property (nonatomic, weak) IBOutlet UIImageView *picture;
@end
@implementation Poster
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"loaded"); }  // prints: loaded
- (void)viewDidUnload { NSLog(@"never"); }
@end
Poster *poster = [[Poster alloc] init];
[poster view];
:warn
NSLog(@"%d %d", [poster isViewLoaded], poster.picture.superview == poster.view);  // prints: 1 1
window.rootViewController = poster;
NSLog(@"%d", poster.view.window == window);  // prints: 1
