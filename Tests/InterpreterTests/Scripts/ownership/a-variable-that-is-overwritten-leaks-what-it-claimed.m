:ios 5.1
UIView *v = [[UIView alloc] init];  // leaks: UIView#1 lost by variable v (overwritten, line 3)
v = [[UIView alloc] init];
