:ios 5.1
UIViewController *vc = [[UIViewController alloc] init];
[vc view];
:owners vc  // owners: you
