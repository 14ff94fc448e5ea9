@interface List : UITableViewController
@end
@implementation List { NSInteger cells, reused; }
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 1000; }
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@"c"];
  if (cell) reused++; else cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"c"];
  cells++;
  return cell;
}
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  NSLog(@"%d visible %d", (int)cells, (int)self.tableView.visibleCells.count);  // prints: 19 visible 19
}
- (void)say { NSLog(@"%d reused %d", (int)cells, (int)reused); }  // prints: 38 reused 19
@end
List *list = [[List alloc] init];
window.rootViewController = list;
[list.tableView reloadData];
[list say];
