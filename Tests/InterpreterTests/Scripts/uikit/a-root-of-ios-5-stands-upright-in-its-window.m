:ios 5.1
@interface Note : UIViewController
@end
@implementation Note
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation { NSLog(@"%d?", (int)orientation); return YES; }  // prints: 1? | 4?
@end
Note *note = [[Note alloc] init];
window.rootViewController = note;
:rotate landscape-left
NSLog(@"%@ %@", NSStringFromCGRect(note.view.frame), NSStringFromCGRect(note.view.bounds));  // prints: {{20, 0}, {300, 480}} {{0, 0}, {480, 300}}
