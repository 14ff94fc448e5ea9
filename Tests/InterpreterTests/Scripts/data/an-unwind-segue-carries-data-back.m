// Who takes the action reads the source, before the way back begins (claim dp-006).
:ios 6.0
:storyboard Main {initial: nav, scenes: {
  nav: {class: UINavigationController, root: list},
  list: {class: List, segues: {edit: {to: editor, kind: push}}},
  editor: {class: Editor, segues: {save: {kind: unwind, action: "saved:"}, drop: {kind: unwind, action: "dropped:"}}}}}
@interface Editor : UIViewController
@property (nonatomic, copy) NSString *text;
@end
@implementation Editor
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender { self.text = sender; }
@end
@interface List : UIViewController
@property (nonatomic, copy) NSString *text;
@end
@implementation List
- (IBAction)saved:(UIStoryboardSegue *)segue {
  Editor *editor = segue.sourceViewController;
  self.text = editor.text;
}
- (IBAction)dropped:(UIStoryboardSegue *)segue {}
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  NSLog(@"list shows %@", self.text);  // prints: list shows (null) | list shows bread | list shows bread
}
@end
UINavigationController *nav = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
window.rootViewController = nav;
[nav.topViewController performSegueWithIdentifier:@"edit" sender:nil];
[nav.topViewController performSegueWithIdentifier:@"save" sender:@"bread"];
[nav.topViewController performSegueWithIdentifier:@"edit" sender:nil];
[nav.topViewController performSegueWithIdentifier:@"drop" sender:@"beer"];
