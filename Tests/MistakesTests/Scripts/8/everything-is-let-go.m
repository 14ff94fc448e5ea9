:ios 5.1
@interface InboxController : UIViewController
@property (nonatomic, retain) UIView *header;
@property (nonatomic, retain) IBOutlet UILabel *count;
@end
@implementation InboxController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.header = [[[UIView alloc] init] autorelease];
  [self.view addSubview:self.header];
}
- (void)viewDidUnload {
  self.header = nil;
  self.count = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_header release];
  [_count release];
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
