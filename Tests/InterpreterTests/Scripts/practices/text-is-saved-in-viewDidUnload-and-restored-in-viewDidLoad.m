:ios 5.1
@interface Letter : UIViewController
@property (retain) IBOutlet UITextView *sheet;
@property (copy) NSString *draft;
@end
@implementation Letter
@synthesize sheet, draft;
- (void)viewDidLoad {
  [super viewDidLoad];
  if (self.draft) self.sheet.text = self.draft;
}
- (void)viewDidUnload {
  [super viewDidUnload];
  self.draft = self.sheet.text;
  self.sheet = nil;
}
- (void)dealloc { self.sheet = nil; self.draft = nil; [super dealloc]; }
@end
Letter *letter = [[Letter alloc] init];
window.rootViewController = letter;
:type sheet "Dear aunt"
[letter presentModalViewController:[[[UIViewController alloc] init] autorelease] animated:YES];
:warn
NSLog(@"%d %@", [letter isViewLoaded], letter.draft);  // prints: 0 Dear aunt
[letter dismissModalViewControllerAnimated:YES];
NSLog(@"%@", letter.sheet.text);  // prints: Dear aunt
