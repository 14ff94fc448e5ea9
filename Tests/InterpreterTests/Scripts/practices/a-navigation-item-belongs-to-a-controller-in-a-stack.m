UIViewController *alone = [[UIViewController alloc] init];
alone.title = @"Alone";
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:alone];
alone.navigationItem.title = @"Together";
NSLog(@"%@ %d %d", alone.navigationItem.title, [alone isViewLoaded], alone.navigationController == nav);  // prints: Together 0 1
