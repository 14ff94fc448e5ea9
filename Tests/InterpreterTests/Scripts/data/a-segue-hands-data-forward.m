// The destination is made, its property is set, and only then is its view loaded (claims dp-001 to dp-003).
:ios 5.1
:memory arc
:storyboard Main {initial: nav, scenes: {
  nav: {class: UINavigationController, root: list},
  list: {class: List, segues: {showItem: {to: item, kind: push}, addItem: {to: item, kind: push}}},
  item: {class: Item}}}
@interface Item : UIViewController
@property (nonatomic, copy) NSString *text;
@end
@implementation Item
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"loads with %@", self.text);  // prints: loads with milk | loads with (null)
}
@end
@interface List : UIViewController
@end
@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  Item *item = segue.destinationViewController;
  NSLog(@"%@: loaded %d", segue.identifier, [item isViewLoaded]);  // prints: showItem: loaded 0 | addItem: loaded 0
  if ([segue.identifier isEqualToString:@"showItem"]) item.text = sender;
}
@end
UINavigationController *nav = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
window.rootViewController = nav;
List *list = (List *)nav.topViewController;
[list performSegueWithIdentifier:@"showItem" sender:@"milk"];
[nav popViewControllerAnimated:NO];
[list performSegueWithIdentifier:@"addItem" sender:@"milk"];
