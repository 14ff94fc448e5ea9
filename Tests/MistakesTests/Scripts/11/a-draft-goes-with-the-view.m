@interface DraftController : UIViewController
@property (nonatomic, weak) IBOutlet UITextView *draft;  // mistake 11 l
@end
@implementation DraftController
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  if ([self isViewLoaded] && self.view.window == nil) self.view = nil;
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

DraftController *draft = [[DraftController alloc] init];
window.rootViewController = draft;
:type draft "Dear all"
window.rootViewController = [[OtherController alloc] init];
:warn
window.rootViewController = draft;
