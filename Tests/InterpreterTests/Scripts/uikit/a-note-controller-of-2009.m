:ios 3.1
@interface NoteController : UIViewController <UITextFieldDelegate> {
  UITextField *field;
  NSMutableArray *notes;
  NSTimer *timer;
}
@property (nonatomic, retain) IBOutlet UITextField *field;
@end
@implementation NoteController
@synthesize field;
- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  if (self = [super initWithNibName:name bundle:bundle]) {
    notes = [[NSMutableArray alloc] initWithCapacity:10];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(add:) name:@"NewNote" object:nil];
  }
  return self;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  field.delegate = self;
  field.text = [[NSUserDefaults standardUserDefaults] stringForKey:@"draft"];
}
- (void)add:(NSNotification *)note {
  [notes addObject:[NSString stringWithFormat:@"%d: %@", [notes count] + 1, [note object]]];
}
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  NSLog(@"%@ %@", [notes lastObject], field);  // prints: 1: milk (null)
}
- (void)viewDidUnload {
  [[NSUserDefaults standardUserDefaults] setObject:field.text forKey:@"draft"];
  self.field = nil;
}
- (void)dealloc {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
  [field release]; [notes release];
  NSLog(@"gone");  // prints: gone
  [super dealloc];
}
@end
NoteController *vc = [[NoteController alloc] initWithNibName:nil bundle:nil];
vc.view.tag = 1;
vc.field.text = @"bread";
[[NSNotificationCenter defaultCenter] postNotificationName:@"NewNote" object:@"milk"];
:warn
NSLog(@"%@ %d", vc.field.text, vc.isViewLoaded);  // prints: (null) 0
[vc view];
NSLog(@"%@", vc.field.text);  // prints: bread
[vc release];
