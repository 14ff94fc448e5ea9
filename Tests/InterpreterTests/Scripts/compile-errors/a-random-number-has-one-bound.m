@interface Die : NSObject
@end
@implementation Die
- (void)roll {
  int a = arc4random_uniform();  // error: argumentCount
  int b = arc4random_uniform(1, 2);  // error: argumentCount
  int c = arc4random(3);  // error: argumentCount
}
@end
