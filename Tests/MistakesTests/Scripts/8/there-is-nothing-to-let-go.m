:ios 5.1
@interface PlainController : UIViewController
@property (nonatomic, copy) NSString *model;
@end
@implementation PlainController
- (void)loadView {
  self.view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 460)] autorelease];
}
- (void)viewDidUnload {
  [super viewDidUnload];
}
- (void)dealloc {
  [_model release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

PlainController *plain = [[PlainController alloc] init];
plain.model = @"kept";
OtherController *other = [[OtherController alloc] init];
window.rootViewController = plain;
window.rootViewController = other;
:warn
window.rootViewController = plain;
[other release];
[plain release];
