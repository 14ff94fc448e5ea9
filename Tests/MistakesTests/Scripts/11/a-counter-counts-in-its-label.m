@interface CounterController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *total;
- (void)countOne;
@end
@implementation CounterController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.total.text = @"0";
}
- (void)countOne {
  int old = [self.total.text intValue];  // mistake 11 l
  self.total.text = [NSString stringWithFormat:@"%d", old + 1];
}
@end
CounterController *counter = [[CounterController alloc] init];
window.rootViewController = counter;
[counter countOne];
[counter countOne];
