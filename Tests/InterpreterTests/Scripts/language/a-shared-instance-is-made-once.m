@interface Clock : NSObject
+ (instancetype)shared;
@end
@implementation Clock
+ (instancetype)shared {
  static Clock *instance = nil;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    instance = [[self alloc] init];
    NSLog(@"made");  // prints: made
  });
  return instance;
}
@end
NSLog(@"%d", [Clock shared] == [Clock shared]);  // prints: 1
