// The screen is gone, its registration is not (uikit-facts 13.9).
:ios 8.0
@interface List : UIViewController
@end
@implementation List
- (void)viewDidLoad {
  [super viewDidLoad];
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(saved:) name:@"saved" object:nil];
}
- (void)saved:(NSNotification *)note { NSLog(@"heard"); }  // prints: heard
@end
List *list = [[List alloc] init];
[list view];
[[NSNotificationCenter defaultCenter] postNotificationName:@"saved" object:nil];
list = nil;
[[NSNotificationCenter defaultCenter] postNotificationName:@"saved" object:nil];  // zombie: list freed in line 15 by variable list
