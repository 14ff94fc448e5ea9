// What was changed above is not known below (claim dp-005).
:ios 9.0
@interface Editor : UIViewController
@property (nonatomic, copy) NSString *text;
@end
@implementation Editor
@end
@interface List : UIViewController
@property (nonatomic, copy) NSString *text;
@end
@implementation List
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  NSLog(@"list shows %@", self.text);  // prints: list shows milk | list shows milk
}
@end
List *list = [[List alloc] init];
list.text = @"milk";
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:list];
window.rootViewController = nav;
Editor *editor = [[Editor alloc] init];
editor.text = list.text;
[nav pushViewController:editor animated:NO];
editor.text = @"bread";
[nav popViewControllerAnimated:NO];
