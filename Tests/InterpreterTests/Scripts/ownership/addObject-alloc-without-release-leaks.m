:ios 5.1
NSMutableArray *list = [[NSMutableArray alloc] init];
[list addObject:[[UIView alloc] init]];  // leaks: UIView#1 lost by alloc
[list release];
list = nil;
