NSArray *two = @[@1, @2];
NSString *(^reason)(id) = ^(id object) {
  @try { [object performSelector:NSSelectorFromString(@"nope")]; } @catch (NSException *e) {
    return [e.reason substringToIndex:[e.reason rangeOfString:@"0x"].location];
  }
  return @"none";
};
NSLog(@"%@", reason(@"a"));  // prints: -[__NSCFConstantString nope]: unrecognized selector sent to instance 
NSLog(@"%@", reason(@3));  // prints: -[__NSCFNumber nope]: unrecognized selector sent to instance 
NSLog(@"%@", reason(@YES));  // prints: -[__NSCFBoolean nope]: unrecognized selector sent to instance 
NSLog(@"%@", reason(two));  // prints: -[__NSArrayI nope]: unrecognized selector sent to instance 
NSLog(@"%@", reason([NSMutableDictionary dictionary]));  // prints: -[__NSDictionaryM nope]: unrecognized selector sent to instance 
