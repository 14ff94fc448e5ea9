UITableView *table = [[UITableView alloc] init];
NSLog(@"%d", [table indexPathForSelectedRow] == nil);  // prints: 1
NSLog(@"goes on");  // prints: goes on
