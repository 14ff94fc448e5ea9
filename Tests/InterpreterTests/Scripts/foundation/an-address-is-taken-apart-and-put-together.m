NSURLComponents *parts = [NSURLComponents componentsWithString:@"https://a.cz:80/b%20c?d=e&f=g%26#h"];
NSLog(@"%@ %@ %@ %@ %@ %@", parts.scheme, parts.host, parts.port, parts.path, parts.query, parts.fragment);  // prints: https a.cz 80 /b c d=e&f=g& h
NSURLQueryItem *last = parts.queryItems.lastObject;
NSLog(@"%lu %@ %@", (unsigned long)parts.queryItems.count, last.name, last.value);  // prints: 2 f g&
parts.queryItems = @[[NSURLQueryItem queryItemWithName:@"q" value:@"x y&z"]];
parts.port = nil;
parts.path = @"/new path";
NSLog(@"%@", parts.URL);  // prints: https://a.cz/new%20path?q=x%20y%26z#h
NSURLComponents *own = [[NSURLComponents alloc] init];
own.scheme = @"https";
own.host = @"b.cz";
NSLog(@"%@ %@", own.string, [NSURLComponents componentsWithString:@"a b"]);  // prints: https://b.cz (null)
