NSLog(@"%d", [UIView conformsToProtocol:@protocol(NSCoding)]);  // prints: 1
NSLog(@"%d", [@[] conformsToProtocol:@protocol(NSCopying)]);  // prints: 1
NSLog(@"%d", [UITableViewController conformsToProtocol:@protocol(UITableViewDataSource)]);  // prints: 1
NSLog(@"%d", [NSObject conformsToProtocol:@protocol(NSCopying)]);  // prints: 0
id nothing = nil;
NSLog(@"%@", NSStringFromCGRect([nothing CGRectValue]));  // prints: {{0, 0}, {0, 0}}
