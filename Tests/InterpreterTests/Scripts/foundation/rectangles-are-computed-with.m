CGRect r = CGRectMake(0, 0, 10, 10);
NSLog(@"%@", NSStringFromCGRect(CGRectInset(r, 2, 3)));  // prints: {{2, 3}, {6, 4}}
NSLog(@"%@", NSStringFromCGRect(CGRectOffset(r, 5, -5)));  // prints: {{5, -5}, {10, 10}}
NSLog(@"%@", NSStringFromCGRect(CGRectUnion(r, CGRectMake(20, 0, 5, 5))));  // prints: {{0, 0}, {25, 10}}
NSLog(@"%@", NSStringFromCGRect(CGRectIntersection(r, CGRectMake(5, 5, 10, 10))));  // prints: {{5, 5}, {5, 5}}
NSLog(@"%d %d", CGRectContainsPoint(r, CGPointMake(9, 9)), CGRectContainsPoint(r, CGPointMake(10, 9)));  // prints: 1 0
NSLog(@"%d", CGRectIsEmpty(CGRectMake(0, 0, 0, 5)));  // prints: 1
