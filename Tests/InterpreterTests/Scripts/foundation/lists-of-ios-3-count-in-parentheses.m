:ios 3.0
NSArray *list = [[NSArray alloc] initWithObjects:@"a", nil];
@try { [list objectAtIndex:1]; } @catch (NSException *exception) { NSLog(@"%@", [exception reason]); }  // prints: *** -[NSCFArray objectAtIndex:]: index (1) beyond bounds (1)
@try { [@"a" substringFromIndex:2]; } @catch (NSException *exception) { NSLog(@"%@", [exception reason]); }  // prints: *** -[NSCFString substringFromIndex:]: Range or index out of bounds
