@interface Comment : UIViewController <UITextViewDelegate>
@property (nonatomic, strong) IBOutlet UITextView *textView;
@property (nonatomic, strong) IBOutlet UITextField *field;
@end
@implementation Comment
- (void)viewDidLoad {
  [super viewDidLoad];
  self.textView.delegate = self;
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center addObserver:self selector:@selector(heard:) name:UITextViewTextDidChangeNotification object:self.textView];
  [center addObserver:self selector:@selector(heard:) name:UITextFieldTextDidChangeNotification object:nil];
}
- (void)textViewDidChange:(UITextView *)textView { NSLog(@"now %@", textView.text); }  // prints: now first
- (void)heard:(NSNotification *)note { NSLog(@"%@ %@", note.name, [note.object text]); }  // prints: UITextViewTextDidChangeNotification first | UITextFieldTextDidChangeNotification second
@end
Comment *comment = [[Comment alloc] init];
window.rootViewController = comment;
:type textView "first"
:type field "second"
comment.textView.text = @"third";
