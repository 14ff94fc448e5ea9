UIActivityIndicatorView *wheel = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleGray];
[wheel startAnimating];
NSLog(@"%d %d", wheel.isAnimating, wheel.hidden);  // prints: 1 0
[wheel stopAnimating];
NSLog(@"%d %d", wheel.isAnimating, wheel.hidden);  // prints: 0 1
