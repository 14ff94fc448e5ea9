UIViewController *vc = [[UIViewController alloc] init];
vc.navigationItem.title = @"List";
vc.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Add" style:UIBarButtonItemStylePlain target:nil action:NULL];
NSLog(@"%@ %@", vc.navigationItem.title, vc.navigationItem.rightBarButtonItem.title);  // prints: List Add
NSLog(@"%d", vc.isViewLoaded);  // prints: 0
