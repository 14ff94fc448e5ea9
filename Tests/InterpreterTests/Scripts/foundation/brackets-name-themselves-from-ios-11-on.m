:ios 11.0
NSArray *one = @[@"a"];
@try { (void)one[1]; } @catch (NSException *exception) { NSLog(@"%@", exception); }  // prints: *** -[__NSSingleObjectArrayI objectAtIndexedSubscript:]: index 1 beyond bounds [0 .. 0]
NSMutableDictionary *ages = [NSMutableDictionary dictionaryWithDictionary:@{ @"a": @1 }];
ages[@"a"] = nil;
NSLog(@"%lu", (unsigned long)ages.count);  // prints: 0
