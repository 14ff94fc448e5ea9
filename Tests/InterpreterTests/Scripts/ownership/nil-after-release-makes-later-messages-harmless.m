:ios 5.1
UILabel *label = [[UILabel alloc] init];
[label release], label = nil;
label.text = @"nothing happens";
NSLog(@"%@", label.text);  // prints: (null)
