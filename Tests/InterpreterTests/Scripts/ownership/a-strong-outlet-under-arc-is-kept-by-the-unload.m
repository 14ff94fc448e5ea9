:ios 5.1
:memory arc
@interface Note : UIViewController
@property (nonatomic, strong) IBOutlet UILabel *label;
@end
@implementation Note
@end
Note *note = [[Note alloc] init];
[note view];
:owners UILabel#1  // owners: superview UIView#1, property label of note
:warn
:owners UILabel#1  // owners: property label of note
