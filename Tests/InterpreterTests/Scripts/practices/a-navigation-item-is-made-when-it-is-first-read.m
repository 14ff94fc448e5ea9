UIViewController *alone = [[UIViewController alloc] init];
alone.title = @"Alone";
NSLog(@"%@ %d", alone.navigationItem.title, [alone isViewLoaded]);  // prints: (null) 0
