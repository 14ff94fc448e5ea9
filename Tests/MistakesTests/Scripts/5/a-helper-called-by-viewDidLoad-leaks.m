:ios 4.3
@interface RouteController : UIViewController {
  NSMutableArray *_stops;
  IBOutlet UILabel *next;
}
@end
@implementation RouteController
- (void)planRoute {
  _stops = [[NSMutableArray alloc] initWithCapacity:4];  // mistake 5 l
  [_stops addObject:@"Hlavní nádraží"];
}
- (void)viewDidLoad {
  [super viewDidLoad];
  [self planRoute];
}
- (void)viewDidUnload {
  [next release];
  next = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_stops release];
  [next release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

RouteController *tram = [[RouteController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = tram;
window.rootViewController = other;
:warn
window.rootViewController = tram;
[other release];
[tram release];
