NSDictionary *d = [NSDictionary<NSString *, id<NSCopying>> dictionary];
NSLog(@"%lu", (unsigned long)d.count);  // prints: 0
CGRect f = { .origin.x = 1, .size.width = 3, .size = {5, 6} };
NSLog(@"%@", NSStringFromCGRect(f));  // prints: {{1, 0}, {5, 6}}
