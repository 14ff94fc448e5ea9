:ios 5.1
@interface Vase : NSObject {
  NSArray *_flowers;
}
@end
@implementation Vase
- (void)dealloc {
  [_flowers release];
}  // warning: missingSuper
@end
