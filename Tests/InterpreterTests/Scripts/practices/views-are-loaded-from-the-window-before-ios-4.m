:ios 3.1
@interface Root : UIViewController
@end
@implementation Root
- (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; NSLog(@"appears"); }  // prints: appears
@end
Root *root = [[Root alloc] init];
[window addSubview:root.view];
