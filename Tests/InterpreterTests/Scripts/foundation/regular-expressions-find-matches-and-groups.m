NSError *error = nil;
NSRegularExpression *expression = [NSRegularExpression regularExpressionWithPattern:@"#(\\w+)" options:NSRegularExpressionCaseInsensitive error:&error];
NSString *text = @"a #b and #cd";
for (NSTextCheckingResult *match in [expression matchesInString:text options:0 range:NSMakeRange(0, text.length)]) {
  NSLog(@"%@ %@", NSStringFromRange(match.range), [text substringWithRange:[match rangeAtIndex:1]]);  // prints: {2, 2} b | {9, 3} cd
}
NSRegularExpression *wrong = [NSRegularExpression regularExpressionWithPattern:@"*" options:0 error:&error];
NSLog(@"%d %ld %@", wrong == nil, (long)error.code, error.localizedDescription); // prints: 1 2048 The value “*” is invalid.
[expression enumerateMatchesInString:text options:0 range:NSMakeRange(0, text.length) usingBlock:^(NSTextCheckingResult *match, NSMatchingFlags flags, BOOL *stop) {
  NSLog(@"%lu", (unsigned long)match.range.location); // prints: 2
  *stop = YES;
}];
NSLog(@"%@", [text stringByReplacingOccurrencesOfString:@"B" withString:@"x" options:NSCaseInsensitiveSearch range:NSMakeRange(0, 4)]); // prints: a #x and #cd
NSLog(@"%@", NSStringFromRange([text rangeOfString:@"#" options:NSAnchoredSearch])); // prints: {9223372036854775807, 0}
NSLog(@"%@", NSStringFromRange([text rangeOfString:@"cd" options:NSAnchoredSearch | NSBackwardsSearch])); // prints: {10, 2}
