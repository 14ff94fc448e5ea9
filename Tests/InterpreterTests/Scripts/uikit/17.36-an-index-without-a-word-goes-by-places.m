@interface Names : UITableViewController
@end
@implementation Names
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return 3; }
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 30; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  return [[UITableViewCell alloc] init];
}
- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView { return @[ @"A", @"B", @"C" ]; }
@end
Names *names = [[Names alloc] init];
window.rootViewController = names;
:tap "B"
UITableView *table = names.tableView;
NSLog(@"%d", table.contentOffset.y + table.adjustedContentInset.top == [table rectForSection:1].origin.y);  // prints: 1
