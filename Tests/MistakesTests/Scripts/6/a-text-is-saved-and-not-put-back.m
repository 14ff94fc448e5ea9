:ios 4.3
@interface LetterController : UIViewController
@property (nonatomic, retain) IBOutlet UITextView *body;
@property (nonatomic, copy) NSString *draft;
@end
@implementation LetterController
- (void)viewDidLoad {  // mistake 6 u
  [super viewDidLoad];
}
- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  self.draft = self.body.text;
}
- (void)viewDidUnload {
  self.body = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_body release];
  [_draft release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

LetterController *letter = [[LetterController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = letter;
:type body "Dear Jan"
window.rootViewController = other;
:warn
window.rootViewController = letter;
[other release];
[letter release];
