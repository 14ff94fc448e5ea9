:ios 5.1
@interface SearchController : UIViewController
@property (nonatomic, retain) IBOutlet UITextField *query;
@end
@implementation SearchController
- (void)viewDidUnload {
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

SearchController *search = [[SearchController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = search;
window.rootViewController = other;
:warn
window.rootViewController = search;
[other release];
[search release];
