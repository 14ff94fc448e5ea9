UIViewController *alone = [[UIViewController alloc] init];
alone.title = @"Alone";
NSLog(@"%@ %d", alone.navigationItem.title, [alone isViewLoaded]);  // prints: Alone 0
