:ios 4.3
@interface MenuController : UIViewController {
  IBOutlet UITextField *search;
}
@end
@implementation MenuController
- (void)viewDidUnload {
  [search release];
  search = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  search.delegate = nil;
  [search release];
  [super dealloc];
}
@end
MenuController *menu = [[MenuController alloc] init];
[menu release];
