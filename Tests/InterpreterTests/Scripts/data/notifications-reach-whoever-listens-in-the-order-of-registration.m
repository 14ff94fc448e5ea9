// All that are there are told, those that are nobody's aim too, and those that come later are not (claims dp-015, dp-016).
:ios 9.0
@interface List : UIViewController
@end
@implementation List
- (void)viewDidLoad {
  [super viewDidLoad];
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(saved:) name:@"saved" object:nil];
}
- (void)saved:(NSNotification *)note { NSLog(@"%@ hears %@", self.title, note.userInfo[@"text"]); }  // prints: two hears milk | two hears bread | one hears bread
@end
List *one = [[List alloc] init];
one.title = @"one";
List *two = [[List alloc] init];
two.title = @"two";
[two view];
[[NSNotificationCenter defaultCenter] postNotificationName:@"saved" object:nil userInfo:@{@"text": @"milk"}];
[one view];
[[NSNotificationCenter defaultCenter] postNotificationName:@"saved" object:nil userInfo:@{@"text": @"bread"}];
