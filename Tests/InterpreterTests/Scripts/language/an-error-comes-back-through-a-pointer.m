@interface Reader : NSObject
- (BOOL)read:(NSInteger)page length:(NSInteger *)length problem:(NSString **)problem;
@end
@implementation Reader
- (BOOL)read:(NSInteger)page length:(NSInteger *)length problem:(NSString **)problem {
  if (page > 9) {
    if (problem) *problem = [NSString stringWithFormat:@"no page %ld", (long)page];
    return NO;
  }
  if (length != NULL) *length = page * 100;
  return YES;
}
- (void)all {
  NSString *problem = nil;
  NSInteger length = 0;
  if ([self read:3 length:&length problem:&problem]) NSLog(@"%ld %@", (long)length, problem);  // prints: 300 (null)
  if (![self read:12 length:&length problem:&problem]) NSLog(@"%ld %@", (long)length, problem);  // prints: 300 no page 12
  NSLog(@"%d", [self read:12 length:NULL problem:nil]);  // prints: 0
}
@end
[[[Reader alloc] init] all];
