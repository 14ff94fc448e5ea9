NSData *data = [@"{\"name\": \"Praha\", \"sizes\": [1, 2.5, true, null], \"at\": {\"x\": -3}}" dataUsingEncoding:NSUTF8StringEncoding];
NSError *error = nil;
NSDictionary *city = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
NSLog(@"%@ %@ %@ %@", city[@"name"], city[@"sizes"][1], city[@"at"][@"x"], error);  // prints: Praha 2.5 -3 (null)
NSLog(@"%d", city[@"sizes"][3] == [NSNull null]);  // prints: 1
NSMutableArray *list = [NSJSONSerialization JSONObjectWithData:[@"[1]" dataUsingEncoding:NSUTF8StringEncoding] options:NSJSONReadingMutableContainers error:NULL];
[list addObject:@"a/b"];
NSData *written = [NSJSONSerialization dataWithJSONObject:@{@"list": list, @"ok": @YES} options:NSJSONWritingSortedKeys error:&error];
NSLog(@"%@", [[NSString alloc] initWithData:written encoding:NSUTF8StringEncoding]);  // prints: {"list":[1,"a\/b"],"ok":true}
NSLog(@"%@", [NSJSONSerialization JSONObjectWithData:[@"{oops}" dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error]);  // prints: (null)
NSLog(@"%@ %ld", error.domain, (long)error.code);  // prints: NSCocoaErrorDomain 3840
NSLog(@"%d %d", [NSJSONSerialization isValidJSONObject:@[@1]], [NSJSONSerialization isValidJSONObject:@[[NSDate date]]]);  // prints: 1 0
[NSJSONSerialization dataWithJSONObject:@"text" options:0 error:NULL];  // fails: NSInvalidArgumentException: *** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in JSON write
