:ios 9.0
NSString *none = nil;
NSMutableString *text = [NSMutableString stringWithString:@"a"];
NSString *(^reason)(void (^)(void)) = ^(void (^body)(void)) {
  @try { body(); } @catch (NSException *exception) { return exception.reason; }
  return @"none";
};
NSLog(@"%@", reason(^{ [@"a" stringByAppendingString:none]; }));  // prints: *** -[__NSCFConstantString stringByAppendingString:]: nil argument
NSLog(@"%@", reason(^{ [text appendString:none]; }));  // prints: *** -[__NSCFString appendString:]: nil argument
NSLog(@"%@", reason(^{ (void)[[NSString alloc] initWithString:none]; }));  // prints: *** -[NSPlaceholderString initWithString:]: nil argument
NSLog(@"%@", reason(^{ [NSString stringWithFormat:none]; }));  // prints: *** -[NSPlaceholderString initWithFormat:locale:arguments:]: nil argument
NSLog(@"%@", reason(^{ [@"a" hasPrefix:none]; }));  // prints: *** -[__NSCFConstantString hasPrefix:]: nil argument
NSLog(@"%@", reason(^{ [NSArray arrayWithObject:none]; }));  // prints: *** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from objects[0]
NSLog(@"%@", reason(^{ [[NSMutableDictionary dictionary] removeObjectForKey:none]; }));  // prints: *** -[__NSDictionaryM removeObjectForKey:]: key cannot be nil
NSLog(@"%@", reason(^{ [NSURL fileURLWithPath:none]; }));  // prints: *** -[NSURL initFileURLWithPath:]: nil string parameter
NSLog(@"%d", [@"a" isEqualToString:none]);  // prints: 0
NSLog(@"%@", reason(^{ [text substringFromIndex:4]; }));  // prints: -[__NSCFString substringFromIndex:]: Index 4 out of bounds; string length 1
NSLog(@"%@", reason(^{ [text characterAtIndex:4]; }));  // prints: *** -[__NSCFString characterAtIndex:]: Range or index out of bounds
