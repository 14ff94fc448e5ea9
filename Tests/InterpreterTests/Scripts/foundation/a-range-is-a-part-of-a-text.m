NSRange range = NSMakeRange(6, 3);
NSString *city = @"Praha 1, Brno";
NSLog(@"%lu %lu", (unsigned long)range.location, (unsigned long)range.length);  // prints: 6 3
NSLog(@"[%@]", [city substringWithRange:range]);  // prints: [1, ]
NSRange found = [city rangeOfString:@"Brno"];
NSLog(@"%@ %d", NSStringFromRange(found), found.location == NSNotFound);  // prints: {9, 4} 0
NSLog(@"%d", [city rangeOfString:@"Ostrava"].location == NSNotFound);  // prints: 1
NSLog(@"%lu", (unsigned long)[city rangeOfString:@"BRNO" options:NSCaseInsensitiveSearch].location);  // prints: 9
NSLog(@"%lu", (unsigned long)[city rangeOfString:@"r" options:NSBackwardsSearch].location);  // prints: 10
NSLog(@"%@", [city stringByReplacingCharactersInRange:found withString:@"Kladno"]);  // prints: Praha 1, Kladno
NSLog(@"%lu %d %d", (unsigned long)NSMaxRange(range), NSLocationInRange(8, range), NSEqualRanges(range, found));  // prints: 9 1 0
range.length = 1;
NSMutableString *text = [NSMutableString stringWithString:city];
[text deleteCharactersInRange:range];
NSLog(@"%@", text);  // prints: Praha , Brno
[city substringWithRange:NSMakeRange(10, 40)];  // fails: NSRangeException: -[__NSCFConstantString substringWithRange:]: Range {10, 40} out of bounds; string length 13
