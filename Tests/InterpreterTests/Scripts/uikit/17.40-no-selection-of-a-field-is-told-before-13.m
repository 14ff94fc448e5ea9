:ios 12.0
@interface Form : UIViewController <UITextFieldDelegate>
@property (nonatomic, strong) UITextField *field;
@end
@implementation Form
- (void)viewDidLoad {
  [super viewDidLoad];
  self.field = [[UITextField alloc] init];
  self.field.delegate = self;
  [self.view addSubview:self.field];
}
- (void)textFieldDidChangeSelection:(UITextField *)field { NSLog(@"selection"); }
@end
Form *form = [[Form alloc] init];
window.rootViewController = form;
:type field "Ann"
NSLog(@"%@", form.field.text);  // prints: Ann
