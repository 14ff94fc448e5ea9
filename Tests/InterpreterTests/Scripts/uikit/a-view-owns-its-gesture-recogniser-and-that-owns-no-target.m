@interface Screen : UIViewController
@end
@implementation Screen
- (void)viewDidLoad {
  [super viewDidLoad];
  UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)];
  tap.numberOfTapsRequired = 2;
  [self.view addGestureRecognizer:tap];
}
- (void)tapped {}
- (void)dealloc { NSLog(@"gone"); }  // prints: gone
@end
Screen *vc = [[Screen alloc] init];
NSLog(@"%d", (int)vc.view.gestureRecognizers.count);  // prints: 1
vc = nil;
