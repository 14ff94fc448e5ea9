UILabel *label = nil;
[label setText:@"quiet"];
label.text = @"quiet";
NSLog(@"%@ %lu %d", label.text, (unsigned long)[label.text length], [label isHidden]);  // prints: (null) 0 0
CGRect frame = label.frame;
NSLog(@"%@", NSStringFromCGRect(frame));  // prints: {{0, 0}, {0, 0}}
