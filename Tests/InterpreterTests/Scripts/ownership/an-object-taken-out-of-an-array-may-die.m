:ios 5.1
NSMutableArray *list = [[NSMutableArray alloc] init];
[list addObject:[[[UILabel alloc] init] autorelease]];
UILabel *label = [list objectAtIndex:0];
[list removeAllObjects];
label.text = @"late";  // zombie: label freed in line 5 by list
