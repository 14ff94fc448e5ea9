:ios 5.1
[[UIView alloc] init];  // leaks: UIView#1 lost by alloc
