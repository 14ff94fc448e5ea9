NSValue *value = [NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)];
NSLog(@"%@", NSStringFromCGRect([value CGRectValue]));  // prints: {{1, 2}, {3, 4}}
