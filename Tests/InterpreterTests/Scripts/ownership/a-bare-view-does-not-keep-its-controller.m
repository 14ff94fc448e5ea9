:ios 5.1
@interface Panel : UIViewController @end
@implementation Panel
- (void)dealloc { NSLog(@"panel freed"); [super dealloc]; }  // prints: panel freed
@end
UIViewController *root = [[UIViewController alloc] init];
window.rootViewController = root;
Panel *panel = [[Panel alloc] init];
UIView *v = panel.view;
[root.view addSubview:v];
[panel release];
NSLog(@"%d", v.superview == root.view);  // prints: 1
