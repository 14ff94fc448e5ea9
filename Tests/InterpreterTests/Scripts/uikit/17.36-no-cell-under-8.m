:ios 8.0
@interface List : UITableViewController
@end
@implementation List
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 1; }
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path { return nil; }
@end
List *list = [[List alloc] init];
window.rootViewController = list;  // fails: NSInternalInconsistencyException: UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:
