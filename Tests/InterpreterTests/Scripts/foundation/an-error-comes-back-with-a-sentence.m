@interface Archive : NSObject
- (NSString *)read:(NSString *)name error:(NSError **)error;
@end
@implementation Archive
- (NSString *)read:(NSString *)name error:(NSError **)error {
  if ([name length] > 0) return [@"text of " stringByAppendingString:name];
  if (error) {
    *error = [NSError errorWithDomain:@"Archive" code:7
        userInfo:[NSDictionary dictionaryWithObject:@"no name" forKey:NSLocalizedDescriptionKey]];
  }
  return nil;
}
- (void)try {
  NSError *error = nil;
  NSLog(@"%@ %@", [self read:@"plan" error:&error], error);  // prints: text of plan (null)
  if (![self read:@"" error:&error]) {
    NSLog(@"%@ %ld %@", error.domain, (long)error.code, error.localizedDescription);  // prints: Archive 7 no name
    NSLog(@"%@", [error.userInfo objectForKey:NSLocalizedDescriptionKey]);  // prints: no name
  }
  NSLog(@"%@", [self read:@"" error:NULL]);  // prints: (null)
}
@end
[[[Archive alloc] init] try];
NSError *plain = [[NSError alloc] initWithDomain:@"Net" code:-1 userInfo:nil];
NSLog(@"%@ %@", plain.localizedDescription, plain);  // prints: The operation couldn’t be completed. (Net error -1.) Error Domain=Net Code=-1 "(null)"
