:ios 5.1
@interface Note : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *label;
@end
@implementation Note
@end
Note *note = [[Note alloc] init];
[note view];
:owners UILabel#1  // owners: superview UIView#1
:warn
note.label.text = @"late";  // zombie: UILabel#1 freed in line 10 by superview UIView#1
