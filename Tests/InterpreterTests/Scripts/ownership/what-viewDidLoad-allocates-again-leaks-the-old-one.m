:ios 5.1
@interface Note : UIViewController { NSMutableArray *items; } @end
@implementation Note
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidLoad { [super viewDidLoad]; items = [[NSMutableArray alloc] init]; }  // leaks: NSMutableArray#1 lost by ivar items of note (overwritten, line 5)
@end
Note *note = [[Note alloc] init];
[note view];
:warn
[note view];
