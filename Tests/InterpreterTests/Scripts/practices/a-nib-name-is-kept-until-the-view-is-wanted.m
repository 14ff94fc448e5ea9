UIViewController *lost = [[UIViewController alloc] initWithNibName:@"Nowhere" bundle:nil];
NSLog(@"%@ %d", lost.nibName, [lost isViewLoaded]);  // prints: Nowhere 0
[lost view];  // fails: NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </Learn.app> (loaded)' with name 'Nowhere'
