:ios 5.1
UILabel *label = [[UILabel alloc] init];
[label release];
NSLog(@"still running");  // prints: still running
label.text = @"late";  // zombie: label freed in line 3 by release
