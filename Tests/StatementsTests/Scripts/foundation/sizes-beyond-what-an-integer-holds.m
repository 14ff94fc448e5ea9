UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 1e308, 1e308)];
[window addSubview:label];
NSMutableData *data = [NSMutableData dataWithLength:NSIntegerMax];
[data increaseLengthBy:NSIntegerMax];
NSMutableData *more = [NSMutableData dataWithLength:NSIntegerMax];
[more appendData:data];
NSLog(@"%d", data.length == NSIntegerMax && more.length == NSIntegerMax);  // prints: 1
:warn
NSLog(@"still there");  // prints: still there
