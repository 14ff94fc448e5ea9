id read(NSString *text) {
  NSData *data = [text dataUsingEncoding:NSUTF8StringEncoding];
  return [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingAllowFragments error:NULL];
}
NSLog(@"%@ %@ %@", read(@"\"\\u+12F\""), read(@"\"\\u12\""), read(@"\"\\u012F\""));  // prints: (null) (null) į
NSLog(@"%@ %@ %@ %@", read(@"1.e5"), read(@"1."), read(@"1e"), read(@"01"));  // prints: (null) (null) (null) (null)
NSLog(@"%@ %@ %@", read(@"1e2"), read(@"-0.5E+1"), read(@"--1"));  // prints: 100 -5 (null)
