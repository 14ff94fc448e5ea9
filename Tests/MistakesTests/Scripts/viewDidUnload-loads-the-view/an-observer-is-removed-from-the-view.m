:ios 5.1
@interface HabitController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *status;
@end
@implementation HabitController
- (void)viewDidUnload {
  [[NSNotificationCenter defaultCenter] removeObserver:self.view];  // mistake 0 p viewDidUnload loads the view
  self.status = nil;
  [super viewDidUnload];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

HabitController *order = [[HabitController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = order;
window.rootViewController = other;
:warn
window.rootViewController = order;
[other release];
[order release];
