NSURLComponents *parts = [NSURLComponents componentsWithString:@"http://[::1]:80/"];
NSLog(@"%@ %@ %@", parts.host, parts.port, parts.string);  // prints: [::1] 80 http://[::1]:80/
parts = [NSURLComponents componentsWithString:@"http://[::1]/"];
NSLog(@"%@ %@ %@", parts.host, parts.port, parts.path);  // prints: [::1] (null) /
NSLog(@"%@", [NSURLComponents componentsWithString:@"http://a.cz:-80/"]);  // prints: (null)
NSLog(@"%@", [NSURLComponents componentsWithString:@"http://a.cz:+80/"]);  // prints: (null)
NSLog(@"%@", [NSURLComponents componentsWithString:@"http://[::1/"]);  // prints: (null)
NSLog(@"%@", [NSURLComponents componentsWithString:@"http://a.cz:/"].host);  // prints: a.cz
parts = [NSURLComponents componentsWithString:@"http://a.cz/"];
parts.user = @"me:you";
parts.password = @"a:b";
NSLog(@"%@ %@ %@", parts.string, parts.user, parts.password);  // prints: http://me%3Ayou:a%3Ab@a.cz/ me:you a:b
