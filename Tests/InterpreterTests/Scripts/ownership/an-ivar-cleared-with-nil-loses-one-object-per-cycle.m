:ios 5.1
@interface Note : UIViewController { IBOutlet UILabel *label; } @end
@implementation Note
- (void)viewDidUnload { [super viewDidUnload]; label = nil; }
@end
Note *note = [[Note alloc] init];
[note view];  // leaks: UILabel#1 lost by ivar label of note (overwritten, line 4)
:warn
[note view];  // leaks: UILabel#2 lost by ivar label of note (overwritten, line 4)
:warn
