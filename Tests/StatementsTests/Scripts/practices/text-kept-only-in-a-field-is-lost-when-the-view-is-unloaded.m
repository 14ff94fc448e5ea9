:ios 5.1
@interface Letter : UIViewController
@property (retain) IBOutlet UITextView *sheet;
@end
@implementation Letter
@synthesize sheet;
- (void)viewDidUnload {
  [super viewDidUnload];
  self.sheet = nil;
}
- (void)dealloc { self.sheet = nil; [super dealloc]; }
@end
Letter *letter = [[Letter alloc] init];
window.rootViewController = letter;
:type sheet "Dear aunt"
NSLog(@"%@", letter.sheet.text);  // prints: Dear aunt
window.rootViewController = [[[UIViewController alloc] init] autorelease];
:warn
window.rootViewController = letter;
NSLog(@"[%@]", letter.sheet.text);  // prints: []
