@interface Scale : NSObject
@end
@implementation Scale
- (NSInteger)weigh {
}  // warning: missingReturn
- (BOOL)isHeavy:(NSInteger)grams {
  if (grams > 1000) return YES;
}  // warning: missingReturn
- (NSString *)name:(NSInteger)kind {
  switch (kind) {
    case 0: return @"flour";
    default: return @"salt";
  }
}
- (id)loop { while (1) { if (self) return self; } }
- (NSInteger)first:(NSArray *)list {
  for (NSNumber *item in list) {
    return [item integerValue];
  }
  @throw [NSException exceptionWithName:@"Empty" reason:nil userInfo:nil];
}
- (void)reset {
  return 3;  // error: valueFromVoid
}
- (NSInteger)half {
  return;  // error: returnWithoutValue
}
@end
