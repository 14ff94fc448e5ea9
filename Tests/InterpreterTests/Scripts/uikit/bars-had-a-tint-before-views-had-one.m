:ios 4.3
UINavigationBar *bar = [[UINavigationBar alloc] init];
bar.tintColor = [UIColor redColor];
NSLog(@"%d", bar.tintColor == [UIColor redColor]);  // prints: 1
UISegmentedControl *segments = [[UISegmentedControl alloc] initWithItems:[NSArray arrayWithObject:@"a"]];
segments.tintColor = [UIColor blueColor];
NSLog(@"%d", segments.tintColor == [UIColor blueColor]);  // prints: 1
[[[UIView alloc] init] setTintColor:[UIColor redColor]];  // fails: NSInvalidArgumentException: -[UIView setTintColor:]: unrecognized selector sent to instance 0x6000000001c0
