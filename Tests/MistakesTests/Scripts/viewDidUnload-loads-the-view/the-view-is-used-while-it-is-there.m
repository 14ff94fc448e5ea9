:ios 5.1
@interface OrderController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *status;
@end
@implementation OrderController
- (void)viewWillUnload {
  self.view.hidden = YES;
  [super viewWillUnload];
}
- (void)viewDidUnload {
  if ([self isViewLoaded]) NSLog(@"never");
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
