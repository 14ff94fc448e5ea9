:ios 5.1
@interface Note : UIViewController { UILabel *label; }
@property (nonatomic, retain) IBOutlet UILabel *label;
@end
@implementation Note
@synthesize label;
- (void)viewDidUnload { [super viewDidUnload]; label = nil; }
@end
Note *note = [[Note alloc] init];
[note view];  // leaks: UILabel#1 lost by property label of note (overwritten, line 7)
:warn
