:ios 5.1
@interface NotesController : UIViewController
@property (nonatomic, retain) NSMutableArray *notes;
@end
@implementation NotesController
- (void)loadView {
  self.view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 460)] autorelease];
}
- (void)viewDidLoad {
  [super viewDidLoad];
  if (!self.notes) self.notes = [NSMutableArray arrayWithObject:@"first"];
}
- (void)viewDidUnload {
  [super viewDidUnload];
}
- (void)dealloc {
  [_notes release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

NotesController *notes = [[NotesController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = notes;
window.rootViewController = other;
:warn
window.rootViewController = notes;
[other release];
[notes release];
