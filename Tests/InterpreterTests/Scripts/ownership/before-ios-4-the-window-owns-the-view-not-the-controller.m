:ios 3.1
UIViewController *vc = [[UIViewController alloc] init];
[window addSubview:vc.view];
:owners vc  // owners: you
UIView *v = vc.view;
:owners v  // owners: view of vc, superview window
[vc release];
:owners v  // owners: superview window
