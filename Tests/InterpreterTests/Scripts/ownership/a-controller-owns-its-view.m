:ios 5.1
UIViewController *vc = [[UIViewController alloc] init];
UIView *v = vc.view;
:owners v  // owners: view of vc
[vc release];
[v isHidden];  // zombie: v freed in line 5 by view of vc
