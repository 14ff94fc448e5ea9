:ios 5.1
UIView *parent = [[UIView alloc] init];
UIView *child = [[UIView alloc] init];
[parent addSubview:child];
:owners parent  // owners: you
[parent release];
NSLog(@"%d", child.superview == nil);  // prints: 1
:owners child  // owners: you
