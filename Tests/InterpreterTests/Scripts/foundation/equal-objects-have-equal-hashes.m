NSString *one = [NSString stringWithFormat:@"%@", @"note"];
NSMutableString *other = [NSMutableString stringWithString:@"note"];
NSLog(@"%d", one.hash == other.hash);  // prints: 1
NSLog(@"%d", @"note".hash == @"list".hash);  // prints: 0
NSArray *some = @[@1, @2];
NSLog(@"%lu", some.hash);  // prints: 2
NSObject *a = [NSObject new];
NSLog(@"%d %d", a.hash == a.hash, a.hash == [NSObject new].hash);  // prints: 1 0
