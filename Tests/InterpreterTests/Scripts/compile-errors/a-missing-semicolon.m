@interface Hasty : NSObject
@end
@implementation Hasty
- (void)go {
  int a = 1;
  a = a + 1  // error: expected
  NSLog(@"%d", a);
}
@end
