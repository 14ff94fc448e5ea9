NSCharacterSet *marks = [NSCharacterSet characterSetWithCharactersInString:@"-,"];
NSLog(@"%@", [[@"1-2,3" componentsSeparatedByCharactersInSet:marks] componentsJoinedByString:@"|"]); // prints: 1|2|3
NSLog(@"%lu", (unsigned long)[@"a b\tc" componentsSeparatedByCharactersInSet:[NSCharacterSet whitespaceCharacterSet]].count); // prints: 3
