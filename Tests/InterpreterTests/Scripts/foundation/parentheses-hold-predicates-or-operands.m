NSPredicate *deep = [NSPredicate predicateWithFormat:@"((((((((((((((((((((((((((((((length)))))))))))))))))))))))))))))) > 1"];
NSLog(@"%d %d", [deep evaluateWithObject:@"ab"], [deep evaluateWithObject:@"a"]);  // prints: 1 0
NSPredicate *sum = [NSPredicate predicateWithFormat:@"((length + 1) * 2 - (1)) == 5 AND ((length > 1) OR (length < 0))"];
NSLog(@"%d %d", [sum evaluateWithObject:@"ab"], [sum evaluateWithObject:@"abc"]);  // prints: 1 0
NSLog(@"%d", [[NSPredicate predicateWithFormat:@"NOT ((SELF) == ('b'))"] evaluateWithObject:@"a"]);  // prints: 1
NSLog(@"%d", [[NSCompoundPredicate orPredicateWithSubpredicates:@[]] evaluateWithObject:@"a"]);  // prints: 0
NSLog(@"%@", [[NSCompoundPredicate notPredicateWithSubpredicate:sum] predicateFormat] != nil ? @"not" : @"");  // prints: not
[NSPredicate predicateWithFormat:@"(length)"];  // fails: NSInvalidArgumentException: Unable to parse the format string "(length)"
