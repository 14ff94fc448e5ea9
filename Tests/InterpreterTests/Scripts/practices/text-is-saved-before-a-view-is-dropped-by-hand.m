:ios 6.1
@interface Letter : UIViewController
@property (nonatomic, weak) IBOutlet UITextView *sheet;
@property (nonatomic, copy) NSString *draft;
@property (nonatomic) BOOL saves;
@end
@implementation Letter
- (void)viewDidLoad { [super viewDidLoad]; if (self.draft) self.sheet.text = self.draft; }
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if ([self isViewLoaded] && self.view.window == nil) {
    if (self.saves) self.draft = self.sheet.text;
    self.view = nil;
  }
}
@end
Letter *letter = [[Letter alloc] init];
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:letter];
window.rootViewController = nav;
:type sheet "Dear aunt"
[nav pushViewController:[[UIViewController alloc] init] animated:NO];
:warn
[nav popViewControllerAnimated:NO];
NSLog(@"[%@]", letter.sheet.text);  // prints: []
letter.saves = YES;
:type sheet "Dear uncle"
[nav pushViewController:[[UIViewController alloc] init] animated:NO];
:warn
[nav popViewControllerAnimated:NO];
NSLog(@"[%@]", letter.sheet.text);  // prints: [Dear uncle]
