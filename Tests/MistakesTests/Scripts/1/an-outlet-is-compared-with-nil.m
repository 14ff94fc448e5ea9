@interface QueueController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *waiting;
- (BOOL)isReady;
@end
@implementation QueueController
- (BOOL)isReady {
  return self.waiting != nil;
}
@end
QueueController *queue = [[QueueController alloc] init];
if (queue.waiting) NSLog(@"early");
if (!queue.waiting) NSLog(@"not yet");
NSLog(@"%d", [queue isReady]);
window.rootViewController = queue;
NSLog(@"%d", [queue isReady]);
