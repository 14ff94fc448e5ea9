NSLog(@"%@", [NSPredicate predicateWithFormat:@"x == 1.5"]);  // prints: x == 1.5
[NSPredicate predicateWithFormat:@"x == 1.2.3"];  // fails: NSInvalidArgumentException: Unable to parse the format string "x == 1.2.3"
