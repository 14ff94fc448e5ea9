:ios 5.1
@interface NoteController : UIViewController
@end
@implementation NoteController
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"%@", NSStringFromCGRect(self.view.frame));
}
@end
NoteController *note = [[NoteController alloc] init];
window.rootViewController = note;
[note release];
