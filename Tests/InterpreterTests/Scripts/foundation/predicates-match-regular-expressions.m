BOOL (^matches)(NSString *, NSString *) = ^BOOL(NSString *text, NSString *pattern) {
  return [[NSPredicate predicateWithFormat:@"SELF MATCHES %@", pattern] evaluateWithObject:text];
};
NSString *mail = @"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}";
NSLog(@"%d %d %d", matches(@"anna@example.com", mail), matches(@"anna@example", mail), matches(@"a b@c.de", mail));  // prints: 1 0 0
NSLog(@"%d %d %d", matches(@"box", @"b.x"), matches(@"boxes", @"box"), matches(@"", @"a*"));  // prints: 1 0 1
NSLog(@"%d %d %d", matches(@"2024-05-01", @"\\d{4}-\\d{2}-\\d{2}"), matches(@"cat", @"dog|cat"), matches(@"abab", @"(ab)\\1"));  // prints: 1 1 1
NSLog(@"%d %d", matches(@"Passw0rd", @"^(?=.*[A-Z])(?=.*\\d).{8,}$"), matches(@"password", @"^(?=.*[A-Z])(?=.*\\d).{8,}$"));  // prints: 1 0
NSLog(@"%d %d", matches(@"+420 123", @"\\+?[0-9 ]*"), matches(@"Žluť", @"\\p{Lu}\\w+"));  // prints: 1 1
NSLog(@"%d", [[NSPredicate predicateWithFormat:@"SELF MATCHES[c] 'BOX'"] evaluateWithObject:@"box"]);  // prints: 1
NSLog(@"%@", NSStringFromRange([@"ab 12 cd" rangeOfString:@"[0-9]+" options:NSRegularExpressionSearch]));  // prints: {3, 2}
NSString *dates = [@"1.2. 3.4." stringByReplacingOccurrencesOfString:@"(\\d)\\.(\\d)\\." withString:@"$2/$1" options:NSRegularExpressionSearch range:NSMakeRange(0, 9)];
NSLog(@"%@", dates);  // prints: 2/1 4/3
NSLog(@"%@", [@"Aa a" stringByReplacingOccurrencesOfString:@"a" withString:@"b" options:NSCaseInsensitiveSearch range:NSMakeRange(0, 4)]);  // prints: bb b
[[NSPredicate predicateWithFormat:@"SELF MATCHES '(a'"] evaluateWithObject:@"x"];  // fails: NSInvalidArgumentException: Can't do regex matching, reason: (Can't open pattern U_REGEX_MISMATCHED_PAREN (string x, pattern (a, case 0, canon 0))
