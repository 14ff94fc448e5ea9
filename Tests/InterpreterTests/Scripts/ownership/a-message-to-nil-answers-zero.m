:ios 5.1
UIView *v = nil;
NSLog(@"%d %d", [v isHidden], (int)[v.subviews count]);  // prints: 0 0
NSLog(@"%g", v.frame.size.width);  // prints: 0
NSLog(@"%@", v);  // prints: (null)
NSLog(@"%d", [[v superview] superview] == nil);  // prints: 1
[v release];
