:ios 5.1
@interface NewsController : UIViewController
@property (nonatomic, assign) IBOutlet UILabel *headline;
@end
@implementation NewsController
- (void)didReceiveMemoryWarning {  // mistake 0 l missing super
  NSLog(@"memory is short");
}
- (void)viewDidUnload {
  self.headline = nil;
  [super viewDidUnload];
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
window.rootViewController = news;
[other release];
[news release];
