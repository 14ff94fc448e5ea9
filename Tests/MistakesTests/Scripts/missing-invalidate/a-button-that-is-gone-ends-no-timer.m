:ios 9.0
@interface ClockController : UIViewController {
  NSTimer *timer;
}
@end
@implementation ClockController
- (void)viewDidLoad {
  [super viewDidLoad];
  timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:nil repeats:YES];  // mistake 0 p missing invalidate
}
- (void)tick:(NSTimer *)timer {
  self.title = @"tick";
}
- (IBAction)stop:(id)sender {
  [timer invalidate];
}
@end
window.rootViewController = [[ClockController alloc] init];
window.rootViewController = nil;
