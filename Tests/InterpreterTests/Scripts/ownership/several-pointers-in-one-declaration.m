@interface T : NSObject
@end
@implementation T
- (void)second {
  T *b, *__weak a;
  @autoreleasepool {
    T *s = [T new];
    a = s;
    b = s;
  }
  NSLog(@"%d %d", a == nil, b == nil);  // prints: 0 0
}
- (void)first {
  T *__weak a, *b;
  __weak T *c, *d;
  @autoreleasepool {
    T *s = [T new];
    a = s;
    b = s;
    c = s;
    d = s;
  }
  NSLog(@"%d %d %d %d", a == nil, b == nil, c == nil, d == nil);  // prints: 0 0 0 0
  b = nil;
  NSLog(@"%d %d %d", a == nil, c == nil, d == nil);  // prints: 1 1 1
}
- (void)constant {
  T *const a = [T new], *b = a;
  NSString * const key = @"k", *other = @"l";
  NSLog(@"%d %@ %@", a == b, key, other);  // prints: 1 k l
}
@end
T *t = [T new];
[t second];
[t first];
[t constant];
