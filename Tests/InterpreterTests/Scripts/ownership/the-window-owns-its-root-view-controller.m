:ios 5.1
UIViewController *vc = [[UIViewController alloc] init];
window.rootViewController = vc;
:owners vc  // owners: you, window
[vc release];
:owners vc  // owners: window
UIViewController *next = [[UIViewController alloc] init];
window.rootViewController = next;
[vc title];  // zombie: vc freed in line 8 by window
