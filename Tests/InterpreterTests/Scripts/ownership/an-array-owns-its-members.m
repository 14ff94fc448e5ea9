:ios 5.1
UIView *v = [[UIView alloc] init];
NSMutableArray *list = [[NSMutableArray alloc] init];
[list addObject:v];
[list addObject:v];
:owners v  // owners: you, list, list
[v release];
[list removeObjectAtIndex:0];
:owners v  // owners: list
[list release];
[v isHidden];  // zombie: v freed in line 10 by list
