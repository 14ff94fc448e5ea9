:ios 5.1
:memory arc
@interface Note : UIViewController
@property (nonatomic, strong) IBOutlet UILabel *label;
@end
@implementation Note
- (void)viewDidUnload { [super viewDidUnload]; self.label = nil; }
@end
Note *note = [[Note alloc] init];
[note view];
__weak UILabel *label = note.label;
:warn
NSLog(@"%@", label);  // prints: (null)
