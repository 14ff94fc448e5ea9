:ios 6.0
@interface List : UITableViewController
@property (nonatomic) NSInteger count;
@end
@implementation List
- (NSInteger)numberOfSectionsInTableView:(UITableView *)table { return self.count; }
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 1; }
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  return [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
}
@end
List *list = [[List alloc] init];
list.count = 1;
window.rootViewController = list;
list.count = 2;
[list.tableView insertSections:[NSIndexSet indexSetWithIndex:1] withRowAnimation:UITableViewRowAnimationNone];
NSLog(@"%d", (int)list.tableView.numberOfSections);  // prints: 2
[list.tableView deleteSections:[NSIndexSet indexSetWithIndex:1] withRowAnimation:UITableViewRowAnimationNone];  // fails: NSInternalInconsistencyException: Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (2) must be equal to the number of sections contained in the table view before the update (2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted).
