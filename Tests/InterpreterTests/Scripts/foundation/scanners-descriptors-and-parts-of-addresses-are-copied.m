NSScanner *scanner = [NSScanner scannerWithString:@"12 34"];
int number = 0;
[scanner scanInt:&number];
NSScanner *other = [scanner copy];
[scanner scanInt:&number];
NSLog(@"%d %d %d", number, scanner.isAtEnd, other.isAtEnd);  // prints: 34 1 0
[other scanInt:&number];
NSLog(@"%d %d", number, other != scanner);  // prints: 34 1
NSURLComponents *parts = [NSURLComponents componentsWithString:@"https://a.cz:80/b?c=d"];
NSURLComponents *changed = [parts copy];
changed.host = @"b.cz";
NSLog(@"%@ %@", parts.string, changed.string);  // prints: https://a.cz:80/b?c=d https://b.cz:80/b?c=d
NSURLQueryItem *item = [parts.queryItems.firstObject copy];
NSLog(@"%@ %@", item.name, item.value);  // prints: c d
NSSortDescriptor *order = [[NSSortDescriptor sortDescriptorWithKey:@"length" ascending:NO] copy];
NSLog(@"%@ %d", [[@[@"a", @"bcd", @"ef"] sortedArrayUsingDescriptors:@[order]] componentsJoinedByString:@" "], order.ascending);  // prints: bcd ef a 0
NSDictionary *kept = @{item: @1};
NSLog(@"%lu", (unsigned long)kept.count);  // prints: 1
