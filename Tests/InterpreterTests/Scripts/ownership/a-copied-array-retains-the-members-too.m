:ios 5.1
UIView *v = [[UIView alloc] init];
NSArray *one = [[NSArray alloc] initWithObjects:v, nil];
NSArray *two = [[NSArray alloc] initWithArray:one];
:owners v  // owners: you, one, two
[one release];
:owners v  // owners: you, two
