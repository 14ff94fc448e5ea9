NSMutableCharacterSet *allowed = [NSMutableCharacterSet alphanumericCharacterSet];
[allowed addCharactersInString:@"_-"];
NSLog(@"%d %d", [allowed characterIsMember:'_'], [allowed characterIsMember:'!']); // prints: 1 0
NSCharacterSet *others = [allowed invertedSet];
NSLog(@"%lu", (unsigned long)[@"ab!c" rangeOfCharacterFromSet:others].location); // prints: 2
NSLog(@"%d", [@"abc" rangeOfCharacterFromSet:others].location == NSNotFound); // prints: 1
NSLog(@"%@", [[@"+420 777" componentsSeparatedByCharactersInSet:[[NSCharacterSet decimalDigitCharacterSet] invertedSet]] componentsJoinedByString:@""]); // prints: 420777
NSLog(@"%@", [@"a b&c" stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet URLQueryAllowedCharacterSet]]); // prints: a%20b&c
NSLog(@"%@", [@"a b&c%" stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding]); // prints: a%20b&c%25
NSLog(@"%@", [@"a%20b" stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding]); // prints: a b
