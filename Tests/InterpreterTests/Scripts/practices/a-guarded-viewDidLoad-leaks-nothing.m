:ios 5.1
@interface Ledger : UIViewController {
  NSDictionary *_entries;
}
@end
@implementation Ledger
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidLoad {
  [super viewDidLoad];
  if (!_entries) _entries = [[NSDictionary alloc] initWithObjectsAndKeys:@"rent", @"may", nil];
  NSLog(@"%@", [_entries objectForKey:@"may"]);  // prints: rent | rent
}
- (void)dealloc {
  [_entries release], _entries = nil;
  [super dealloc];
}
@end
Ledger *ledger = [[Ledger alloc] init];
[ledger view];
:warn
[ledger view];
[ledger release];
