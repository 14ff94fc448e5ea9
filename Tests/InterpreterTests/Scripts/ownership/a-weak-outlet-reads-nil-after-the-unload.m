:ios 5.1
:memory arc
@interface Note : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *label;
@end
@implementation Note
@end
Note *note = [[Note alloc] init];
[note view];
:owners UILabel#1  // owners: superview UIView#1
:warn
NSLog(@"%@", note.label);  // prints: (null)
note.label.text = @"nothing happens";
