:ios 5.1
:memory arc
@interface Note : UIViewController { IBOutlet UILabel *label; } @end
@implementation Note
- (void)viewDidUnload { [super viewDidUnload]; label = nil; }
@end
Note *note = [[Note alloc] init];
[note view];
:owners UILabel#1  // owners: superview UIView#1, ivar label of note
__weak UILabel *label = (UILabel *)note.view.subviews[0];
:warn
NSLog(@"%@", label);  // prints: (null)
