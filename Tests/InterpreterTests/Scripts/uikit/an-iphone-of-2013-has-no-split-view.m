:ios 7.0
UISplitViewController *split = [[UISplitViewController alloc] init];  // fails: NSInvalidArgumentException: UISplitViewController is only supported when running under UIUserInterfaceIdiomPad
