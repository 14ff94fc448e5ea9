:ios 5.1
@interface Note : UIViewController { IBOutlet UILabel *label; } @end
@implementation Note
@end
Note *note = [[Note alloc] init];
[note view];
:owners UILabel#1  // owners: superview UIView#1, ivar label of note
:warn
:owners UILabel#1  // owners: ivar label of note
