@interface CounterController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *total;
@property (nonatomic) int count;
- (void)countOne;
@end
@implementation CounterController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.total.text = [NSString stringWithFormat:@"%d", self.count];
}
- (void)countOne {
  self.count++;
  self.total.text = [NSString stringWithFormat:@"%d", self.count];
  NSLog(@"%@", self.total.text);
}
@end
CounterController *counter = [[CounterController alloc] init];
window.rootViewController = counter;
[counter countOne];
[counter countOne];
