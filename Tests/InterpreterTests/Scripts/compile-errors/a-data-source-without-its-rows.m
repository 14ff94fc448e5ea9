@interface Rows : UIViewController <UITableViewDataSource>
@end
@implementation Rows  // warning: protocolMethodNotImplemented
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 0; }
@end
