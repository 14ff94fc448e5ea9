:ios 5.1
@interface Note : UIViewController
@property (nonatomic, retain) IBOutlet UILabel *label;
@end
@implementation Note
- (void)viewDidUnload { [super viewDidUnload]; self.label = nil; }
@end
Note *note = [[Note alloc] init];
[note view];
UILabel *label = note.label;
:warn
label.text = @"late";  // zombie: label freed in line 6 by property label of note
