@interface LikeController : UIViewController
@end
@implementation LikeController
@end
LikeController *post = [[LikeController alloc] init];
if (post.view) {  // mistake 2 p
  NSLog(@"there is a view, of course");
}
