:ios 5.1
@interface Draft : NSObject
@property (nonatomic, copy) NSString *text;
@end
@implementation Draft
- (void)dealloc {
  [_text release];
  [super dealloc];
}
@end
@interface DraftController : UIViewController
@property (nonatomic, retain) IBOutlet UITextField *field;
@property (nonatomic, retain) Draft *draft;
- (void)edited:(UITextField *)field;
@end
@implementation DraftController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.draft = [[[Draft alloc] init] autorelease];
  [self.field addTarget:self action:@selector(edited:) forControlEvents:UIControlEventEditingChanged];
}
- (void)edited:(UITextField *)field {
  self.draft.text = field.text;
}
- (void)viewDidUnload {  // mistake 10 u
  self.field = nil;
  self.draft = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_field release];
  [_draft release];
  [super dealloc];
}
@end
DraftController *draft = [[DraftController alloc] init];
window.rootViewController = draft;
:type field "Dear"
window.rootViewController = nil;
:warn
