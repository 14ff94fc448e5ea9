:ios 5.1
@interface ClockController : UIViewController {
  NSTimer *timer;
}
- (void)tick:(NSTimer *)timer;
@end
@implementation ClockController
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:nil repeats:YES];  // mistake 0 p missing invalidate
}
- (void)tick:(NSTimer *)timer {
  self.title = @"tick";
}
- (void)dealloc {
  [timer invalidate];
  [super dealloc];
}
@end
ClockController *clock = [[ClockController alloc] init];
window.rootViewController = clock;
window.rootViewController = nil;
[clock release];
