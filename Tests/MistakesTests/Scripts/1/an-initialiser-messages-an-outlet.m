:ios 4.3
@interface TimetableController : UIViewController {
  IBOutlet UILabel *platform;
}
@end
@implementation TimetableController
- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  self = [super initWithNibName:name bundle:bundle];
  if (self) {
    [platform setText:@"9"];  // mistake 1 l
  }
  return self;
}
- (void)viewDidUnload {
  [platform release];
  platform = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [platform release];
  [super dealloc];
}
@end
TimetableController *trains = [[TimetableController alloc] init];
window.rootViewController = trains;
[trains release];
