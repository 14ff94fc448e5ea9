NSString *lines(id value) {
  return [[value description] stringByReplacingOccurrencesOfString:@"\n" withString:@"|"];
}
NSLog(@"%@", lines(@[]));  // prints: (|)
NSLog(@"%@", lines(@{@"k": @[@1, @{@"b": @"c d"}], @"a_b": @1.5}));  // prints: {|    "a_b" = "1.5";|    k =     (|        1,|                {|            b = "c d";|        }|    );|}
NSLog(@"%@", lines(@[@"é", @"plain", [NSNull null]]));  // prints: (|    "\U00e9",|    plain,|    "<null>"|)
