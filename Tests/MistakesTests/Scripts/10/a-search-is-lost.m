:ios 5.1
@interface SearchController : UIViewController
@property (nonatomic, retain) IBOutlet UITextField *query;  // mistake 11 l
@end
@implementation SearchController
- (void)viewDidUnload {  // mistake 10 u
  self.query = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_query release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

SearchController *form = [[SearchController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = form;
:type query "red shoes"
window.rootViewController = other;
:warn
window.rootViewController = form;
[other release];
[form release];
