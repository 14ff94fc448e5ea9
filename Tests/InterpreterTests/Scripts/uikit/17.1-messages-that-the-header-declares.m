NSLog(@"%d", [UIView instancesRespondToSelector:@selector(didMoveToWindow)]);  // prints: 1
NSLog(@"%d", [[UIView new] respondsToSelector:@selector(didMoveToSuperview)]);  // prints: 1
NSLog(@"%d", [[UIView new] respondsToSelector:@selector(didMoveToNowhere)]);  // prints: 0
