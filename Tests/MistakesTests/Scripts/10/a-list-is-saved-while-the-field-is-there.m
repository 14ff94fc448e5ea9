:ios 5.1
@interface ShoppingController : UIViewController
@property (nonatomic, retain) IBOutlet UITextView *text;
@property (nonatomic, copy) NSString *list;
@end
@implementation ShoppingController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.text.text = self.list;
}
- (void)viewWillUnload {
  self.list = self.text.text;
  [super viewWillUnload];
}
- (void)viewDidUnload {
  self.text = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_text release];
  [_list release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

ShoppingController *shopping = [[ShoppingController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = shopping;
:type text "Bread, milk"
window.rootViewController = other;
:warn
window.rootViewController = shopping;
[other release];
[shopping release];
