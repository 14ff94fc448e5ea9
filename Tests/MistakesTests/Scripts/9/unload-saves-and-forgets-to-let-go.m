:ios 5.1
@interface DiaryController : UIViewController
@property (nonatomic, retain) IBOutlet UITextView *today;
@property (nonatomic, copy) NSString *entry;
@end
@implementation DiaryController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.today.text = self.entry;
}
- (void)viewDidUnload {  // mistake 9 p
  self.entry = self.today.text;
  [super viewDidUnload];
}
- (void)dealloc {
  [_today release];
  [_entry release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

DiaryController *diary = [[DiaryController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = diary;
:type today "Rain"
window.rootViewController = other;
:warn
window.rootViewController = diary;
[other release];
[diary release];
