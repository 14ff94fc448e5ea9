:ios 5.1
@interface Clock : UIViewController { NSTimer *timer; } - (void)tick; @end
@implementation Clock
- (void)viewDidLoad { [super viewDidLoad]; timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; }
- (void)tick { }
- (void)dealloc { NSLog(@"never"); [timer invalidate]; [super dealloc]; }
@end
Clock *clock = [[Clock alloc] init];
[clock view];
[clock release];
:owners clock  // owners: property target of NSTimer#1
