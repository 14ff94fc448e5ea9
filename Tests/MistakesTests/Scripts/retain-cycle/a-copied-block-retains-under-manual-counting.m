:ios 5.1
@interface SheetController : UIViewController
@property (nonatomic, copy) void (^onClose)(void);
@end
@implementation SheetController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.onClose = ^{ self.title = @"closed"; };  // mistake 0 p retain cycle
}
- (void)dealloc {
  [_onClose release];
  [super dealloc];
}
@end
SheetController *sheet = [[SheetController alloc] init];
window.rootViewController = sheet;
window.rootViewController = nil;
[sheet release];
