:ios 5.1
:memory arc
@interface Note : UIViewController { __weak IBOutlet UILabel *label; } - (UILabel *)shown; @end
@implementation Note
- (UILabel *)shown { return label; }
@end
Note *note = [[Note alloc] init];
[note view];
:owners UILabel#1  // owners: superview UIView#1
:warn
NSLog(@"%@", [note shown]);  // prints: (null)
