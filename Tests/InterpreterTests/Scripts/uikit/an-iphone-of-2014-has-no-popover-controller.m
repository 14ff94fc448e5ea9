:ios 8.0
UIViewController *content = [[UIViewController alloc] init];
UIPopoverController *popover = [[UIPopoverController alloc] initWithContentViewController:content];  // fails: NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.
