:ios 5.1
@interface OrderController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *status;
@end
@implementation OrderController
- (void)viewDidUnload {
  self.view.hidden = YES;  // mistake 0 p viewDidUnload loads the view
  self.status = nil;
  [super viewDidUnload];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

OrderController *order = [[OrderController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = order;
window.rootViewController = other;
:warn
window.rootViewController = order;
[other release];
[order release];
