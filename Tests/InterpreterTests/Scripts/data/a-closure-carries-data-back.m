// It may be called before the way back or after it, and holds what it names strongly (claims dp-008 to dp-011).
:ios 9.0
@interface Editor : UIViewController
@property (nonatomic, copy) void (^onSave)(NSString *text);
@end
@implementation Editor
@end
@interface List : UIViewController
@property (nonatomic, copy) NSString *text;
- (void)edit;
@end
@implementation List
- (void)edit {
  Editor *editor = [[Editor alloc] init];
  __weak List *weakSelf = self;
  editor.onSave = ^(NSString *text) {
    weakSelf.text = text;
    [weakSelf.navigationController popViewControllerAnimated:YES];
  };
  [self.navigationController pushViewController:editor animated:YES];
}
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  NSLog(@"list shows %@", self.text);  // prints: list shows (null) | list shows bread
}
- (void)dealloc { NSLog(@"list freed"); }  // prints: list freed
@end
List *list = [[List alloc] init];
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:list];
window.rootViewController = nav;
[list edit];
((Editor *)nav.topViewController).onSave(@"bread");
list = nil;
window.rootViewController = [[UIViewController alloc] init];
nav = nil;
