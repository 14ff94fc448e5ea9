NSMutableDictionary *ages = [NSMutableDictionary dictionary];
[ages setObject:@30 forKey:@"Anna"];
ages[@"Petr"] = @41;
[ages addEntriesFromDictionary:@{@"Anna": @31}];
NSLog(@"%@ %@ %d", ages[@"Anna"], [ages objectForKey:@"Petr"], (int)ages.count);  // prints: 31 41 2
[ages setValue:nil forKey:@"Petr"];
NSLog(@"%@ %d", ages[@"Petr"], [ages isEqualToDictionary:@{@"Anna": @31}]);  // prints: (null) 1
NSDictionary *pairs = [NSDictionary dictionaryWithObjects:@[@1, @2] forKeys:@[@"a", @"b"]];
NSLog(@"%@", [[pairs allKeysForObject:@2] lastObject]);  // prints: b
[ages setObject:nil forKey:@"Ivan"];  // fails: NSInvalidArgumentException: *** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: Ivan)
