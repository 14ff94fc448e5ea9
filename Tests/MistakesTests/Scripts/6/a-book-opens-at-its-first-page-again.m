:ios 5.1
@interface BookController : UIViewController {
  int _page;
}
@property (nonatomic, assign) IBOutlet UILabel *number;
- (void)turnTo:(int)page;
@end
@implementation BookController
- (void)turnTo:(int)page {
  _page = page;
  self.number.text = [NSString stringWithFormat:@"%d", page];  // mistake 6 u
}
- (void)viewDidLoad {
  [super viewDidLoad];
  [self turnTo:1];
}
- (void)viewDidUnload {
  self.number = nil;
  [super viewDidUnload];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

BookController *book = [[BookController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = book;
[book turnTo:87];
window.rootViewController = other;
:warn
window.rootViewController = book;
[other release];
[book release];
