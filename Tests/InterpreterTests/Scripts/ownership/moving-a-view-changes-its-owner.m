:ios 5.1
UIView *one = [[UIView alloc] init];
UIView *two = [[UIView alloc] init];
UIView *child = [[UIView alloc] init];
[one addSubview:child];
[two addSubview:child];
:owners child  // owners: you, superview two
