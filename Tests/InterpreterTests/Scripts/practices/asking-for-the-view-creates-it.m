@interface Shelf : UIViewController
@end
@implementation Shelf
- (void)loadView { NSLog(@"loadView"); self.view = [[UIView alloc] init]; }  // prints: loadView
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"viewDidLoad"); }  // prints: viewDidLoad
@end
Shelf *shelf = [[Shelf alloc] init];
if ([shelf isViewLoaded]) NSLog(@"loaded too early");
if (shelf.isViewLoaded) NSLog(@"loaded too early");
if (shelf.view) { NSLog(@"always so"); }  // prints: always so
if ([shelf isViewLoaded]) { NSLog(@"now it is"); }  // prints: now it is
