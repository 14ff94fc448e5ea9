@interface LikeController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *likeButton;
@end
@implementation LikeController
@end
LikeController *post = [[LikeController alloc] init];
NSLog(@"%@", post.likeButton);  // mistake 1 l
