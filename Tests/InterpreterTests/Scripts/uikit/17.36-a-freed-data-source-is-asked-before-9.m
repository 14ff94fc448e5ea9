:ios 8.0
@interface Source : NSObject <UITableViewDataSource>
@end
@implementation Source
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 1; }
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path { return nil; }
@end
UITableView *table = [[UITableView alloc] init];
NSLog(@"%.0f", table.rowHeight);  // prints: -1
Source *source = [[Source alloc] init];
table.dataSource = source;
source = nil;
NSLog(@"%d", (int)table.numberOfSections);  // zombie: source freed in line 12 by variable source
