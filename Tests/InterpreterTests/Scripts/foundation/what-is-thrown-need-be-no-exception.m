@try { @throw @"text"; } @catch (NSString *text) { NSLog(@"caught %@", text); }  // prints: caught text
@try { @throw [NSException exceptionWithName:@"Name" reason:nil userInfo:nil]; } @catch (NSException *e) { NSLog(@"%@", e); }  // prints: Name
@try { [NSException raise:@"Name" format:@"why %d", 3]; } @catch (id e) { NSLog(@"%@", e); }  // prints: why 3
