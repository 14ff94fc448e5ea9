@interface LikeController : UIViewController
@end
@implementation LikeController
@end
LikeController *post = [[LikeController alloc] init];
if ([post isViewLoaded]) NSLog(@"loaded");
if (post.viewIfLoaded) NSLog(@"loaded");
