:ios 6.0
@interface List : UITableViewController
@end
@implementation List
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 100; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath { return [[UITableViewCell alloc] init]; }
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section { return @"All"; }
@end
List *list = [[List alloc] initWithStyle:UITableViewStylePlain];
window.rootViewController = list;
NSLog(@"%g %g", list.tableView.sectionHeaderHeight, [list.tableView rectForHeaderInSection:0].size.height);  // prints: 22 22
list.tableView.contentOffset = CGPointMake(0, 500);
NSLog(@"%g", [list.tableView headerViewForSection:0].frame.origin.y);  // prints: 500
