@interface EmptyController : UIViewController
@end
@implementation EmptyController
- (void)loadView {  // mistake 0 l loadView without a view
}
@end
EmptyController *empty = [[EmptyController alloc] init];
[empty view];
