:ios 10.3
UINavigationController *stack = [UINavigationController new];
stack.navigationBar.prefersLargeTitles = YES;  // fails: NSInvalidArgumentException: -[UINavigationBar setPrefersLargeTitles:]: unrecognized selector sent to instance 0x600000000120
