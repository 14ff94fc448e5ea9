:ios 5.1
@interface Ledger : UIViewController {
  NSDictionary *_entries;
}
@end
@implementation Ledger
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidLoad {
  [super viewDidLoad];
  _entries = [[NSDictionary alloc] init];  // leaks: NSDictionary#1 lost by ivar _entries of ledger (overwritten, line 10) | NSDictionary#2 lost by ivar _entries of ledger (overwritten, line 10)
}
- (void)viewDidUnload {
  [super viewDidUnload];
  NSLog(@"unloaded");  // prints: unloaded | unloaded
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
:warn
[ledger view];
[ledger release];
