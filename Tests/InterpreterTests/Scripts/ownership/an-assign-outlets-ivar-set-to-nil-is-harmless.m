:ios 5.1
@interface Note : UIViewController { UILabel *label; }
@property (nonatomic, assign) IBOutlet UILabel *label;
@end
@implementation Note
@synthesize label;
- (void)viewDidUnload { [super viewDidUnload]; label = nil; }
@end
Note *note = [[Note alloc] init];
[note view];
:warn
note.label.text = @"nothing happens";
