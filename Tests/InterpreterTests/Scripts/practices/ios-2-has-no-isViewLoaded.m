:ios 2.2
UIViewController *old = [[UIViewController alloc] init];
[old isViewLoaded];  // fails: NSInvalidArgumentException: -[UIViewController isViewLoaded]: unrecognized selector sent to instance 0x600000000100
