UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 1e308, 1e308)];
[window addSubview:label];
NSMutableData *data = [NSMutableData dataWithLength:9223372036854775807];
[data appendData:[NSMutableData dataWithLength:9223372036854775807]];
[data appendData:data];
NSLog(@"%d", [data length] == 9223372036854775807);  // prints: 1
:warn
NSLog(@"still there");  // prints: still there
