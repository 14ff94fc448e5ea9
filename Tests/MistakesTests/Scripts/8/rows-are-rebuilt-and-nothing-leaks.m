:ios 4.3
@interface TableController : UIViewController
@property (nonatomic, retain) NSArray *rows;
@property (nonatomic, assign) int count;
@end
@implementation TableController
- (void)loadView {
  self.view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 460)] autorelease];
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.rows = [NSArray arrayWithObjects:@"one", @"two", nil];
}
- (void)viewDidUnload {  // mistake 8 p
  [super viewDidUnload];
}
- (void)dealloc {
  [_rows release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

TableController *table = [[TableController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = table;
window.rootViewController = other;
:warn
window.rootViewController = table;
[other release];
[table release];
