@interface Slot : UIViewController
@end
@implementation Slot
- (void)viewDidLoad { [super viewDidLoad]; NSLog(@"viewDidLoad"); }
@end
Slot *slot = [[Slot alloc] init];
slot.view = [[UIView alloc] init];
NSLog(@"%d", [slot isViewLoaded]);  // prints: 1
