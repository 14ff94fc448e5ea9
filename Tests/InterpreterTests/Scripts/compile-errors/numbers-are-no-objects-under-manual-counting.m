:ios 5.1
@interface Till : NSObject {
  NSNumber *sum;
}
@end
@implementation Till
- (void)ring {
  sum = 5;  // warning: numberAsObject
  NSNumber *nothing = 0;
}
@end
