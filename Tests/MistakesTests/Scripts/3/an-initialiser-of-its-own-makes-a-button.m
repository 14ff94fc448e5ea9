@interface QuizController : UIViewController
@property (nonatomic, strong) UIButton *answer;
- (id)initWithQuestion:(NSString *)question;
@end
@implementation QuizController
- (id)initWithQuestion:(NSString *)question {
  self = [super initWithNibName:nil bundle:nil];
  if (self) {
    self.title = question;
    self.answer = [UIButton buttonWithType:0];  // mistake 3 p
  }
  return self;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view addSubview:self.answer];
}
@end
window.rootViewController = [[QuizController alloc] initWithQuestion:@"Why?"];
