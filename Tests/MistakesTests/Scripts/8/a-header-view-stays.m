:ios 5.1
@interface InboxController : UIViewController
@property (nonatomic, retain) UIView *header;
@end
@implementation InboxController
- (void)loadView {
  self.view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 460)] autorelease];
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.header = [[[UIView alloc] init] autorelease];
  [self.view addSubview:self.header];
}
- (void)viewDidUnload {  // mistake 8 p
  [super viewDidUnload];
}
- (void)dealloc {
  [_header release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

InboxController *inbox = [[InboxController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = inbox;
window.rootViewController = other;
:warn
window.rootViewController = inbox;
[other release];
[inbox release];
