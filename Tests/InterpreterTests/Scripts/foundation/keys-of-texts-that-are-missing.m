NSLog(@"%@ %@ %@", [@"abc" valueForKey:@"length"], [@"abc" valueForKeyPath:@"uppercaseString.length"], [@[@"a", @"bc"] valueForKeyPath:@"@sum.length"]);  // prints: 3 3 3
void (^keep)(void (^)(void)) = ^(void (^what)(void)) {
  @try { what(); } @catch (NSException *e) { NSLog(@"%@: %@", e.name, e.reason); }  // prints: NSUnknownKeyException: [<NSString> valueForUndefinedKey:]: this class is not key value coding-compliant for the key zip. | NSUnknownKeyException: [<NSString> valueForUndefinedKey:]: this class is not key value coding-compliant for the key zip. | NSUnknownKeyException: [<NSNumber> valueForUndefinedKey:]: this class is not key value coding-compliant for the key zip.
};
keep(^{ [@[@"a", @"b"] filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"zip == 3"]]; });
keep(^{ [@[@"a", @"b"] sortedArrayUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:@"zip" ascending:YES]]]; });
keep(^{ [@3 valueForKey:@"zip"]; });
