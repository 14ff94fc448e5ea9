@interface Form : NSObject
@property (nonatomic, strong) id delegate;
@end
@implementation Form
@end
@interface Screen : UIViewController
@property (nonatomic, strong) Form *form;
@end
@implementation Screen
- (void)viewDidLoad {
  [super viewDidLoad];
  self.form = [Form new];  // leaks: Form#1 cycle Form#1.delegate -> screen.form -> Form#1
  self.form.delegate = self;
}
@end
Screen *screen = [Screen new];  // leaks: screen cycle screen.form -> Form#1.delegate -> screen
[screen view];
screen = nil;
