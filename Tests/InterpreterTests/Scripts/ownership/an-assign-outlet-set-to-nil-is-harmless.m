:ios 5.1
@interface Note : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *label;
@end
@implementation Note
- (void)viewDidUnload { [super viewDidUnload]; self.label = nil; }
@end
Note *note = [[Note alloc] init];
[note view];
:warn
note.label.text = @"nothing happens";
NSLog(@"%@", note.label);  // prints: (null)
