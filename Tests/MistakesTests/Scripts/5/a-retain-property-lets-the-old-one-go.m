:ios 5.1
@interface RouteController : UIViewController
@property (nonatomic, retain) NSMutableArray *stops;
@property (nonatomic, assign) IBOutlet UILabel *next;
@end
@implementation RouteController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.stops = [NSMutableArray array];
  [self.stops addObject:@"Terminus"];
}
- (void)viewDidUnload {
  self.next = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_stops release];
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
