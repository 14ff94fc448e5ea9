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
[letter presentModalViewController:[[[UIViewController alloc] init] autorelease] animated:YES];
:warn
NSLog(@"%d", [letter isViewLoaded]);  // prints: 0
[letter dismissModalViewControllerAnimated:YES];
NSLog(@"[%@]", letter.sheet.text);  // prints: []
