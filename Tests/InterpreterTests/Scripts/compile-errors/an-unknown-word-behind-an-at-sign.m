@interface Note : NSObject
@end
@implementation Note
- (void)keep {
  int before = 1;
  @hold(self);  // error: unexpected
  NSLog(@"%d", before);
}
@end
