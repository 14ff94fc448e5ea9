:ios 13
:device ipad
@interface Split : UISplitViewController
@property (nonatomic) NSInteger style;
@end
@implementation Split
@end
UIViewController *first = [[UIViewController alloc] init];
UIViewController *second = [[UIViewController alloc] init];
Split *split = [[Split alloc] init];
split.style = 2;
split.viewControllers = @[first, second];
NSLog(@"%d %ld", (int)split.viewControllers.count, (long)split.style);  // prints: 2 2
