:ios 4.3
@interface NewsController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *headline;
- (void)newsArrived;
@end
@implementation NewsController
- (void)viewDidUnload {
  self.headline = nil;
  [super viewDidUnload];
}
- (void)newsArrived {
  [self.view setNeedsDisplay];  // mistake 2 p
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end
NewsController *news = [[NewsController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = news;
window.rootViewController = other;
:warn
[news newsArrived];
[other release];
[news release];
