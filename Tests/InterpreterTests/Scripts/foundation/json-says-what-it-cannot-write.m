void write(id object) {
  @try {
    [NSJSONSerialization dataWithJSONObject:object options:0 error:NULL];
  } @catch (NSException *exception) {
    NSLog(@"%@", exception.reason);  // prints: Invalid type in JSON write (__NSDate) | Invalid number value (NaN) in JSON write | Invalid number value (infinite) in JSON write | Invalid (non-string) key in JSON dictionary | *** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in JSON write
  }
}
write(@[@1, @{@"at": [NSDate date]}]);
write(@{@"size": @(0.0 / 0.0)});
write(@[@(1.0 / 0.0)]);
write(@{@1: @"one"});
write([NSDate date]);
