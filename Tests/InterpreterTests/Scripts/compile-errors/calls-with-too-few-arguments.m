static int sum(int a, int b) { return a + b; }
@interface Abacus : NSObject
@end
@implementation Abacus
- (void)count {
  NSLog(@"%d", sum(1));  // error: argumentCount
  NSLog(@"%d", sum(1, 2, 3));  // error: argumentCount
  CGRect box = CGRectMake(1, 2, 3);  // error: argumentCount
}
@end
