:ios 9.0
UIViewController *root = [[UIViewController alloc] init];
window.rootViewController = root;
UIViewController *inner = [[UIViewController alloc] init];
UIView *v = inner.view;
[root.view addSubview:v];
UIView *container = root.view;
inner.view = nil;
:owners v  // owners: you, superview container
NSLog(@"%d", inner.view == v);  // prints: 0
