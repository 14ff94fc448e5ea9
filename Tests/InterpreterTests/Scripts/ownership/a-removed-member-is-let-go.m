:ios 5.1
NSMutableArray *list = [[NSMutableArray alloc] init];
UIView *v = [[UIView alloc] init];
[list addObject:v];
[v release];
[list removeAllObjects];
[v isHidden];  // zombie: v freed in line 6 by list
