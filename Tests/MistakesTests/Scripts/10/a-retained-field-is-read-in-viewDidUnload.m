:ios 4.3
@interface SearchController : UIViewController
@property (nonatomic, retain) IBOutlet UITextField *query;
@property (nonatomic, copy) NSString *lastQuery;
@end
@implementation SearchController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.query.text = self.lastQuery;
}
- (void)viewDidUnload {
  self.lastQuery = self.query.text;
  self.query = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_query release];
  [_lastQuery release];
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
:type query "red shoes"
window.rootViewController = other;
:warn
window.rootViewController = search;
[other release];
[search release];
