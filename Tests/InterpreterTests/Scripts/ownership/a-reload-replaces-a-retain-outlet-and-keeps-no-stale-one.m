:ios 5.1
@interface Note : UIViewController
@property (nonatomic, retain) IBOutlet UILabel *label;
@end
@implementation Note
@end
Note *note = [[Note alloc] init];
[note view];
UILabel *old = note.label;
:warn
[note view];
NSLog(@"%d", note.label == old);  // prints: 0
:owners UILabel#2  // owners: superview UIView#2, property label of note
old.text = @"late";  // zombie: old freed in line 11 by property label of note
