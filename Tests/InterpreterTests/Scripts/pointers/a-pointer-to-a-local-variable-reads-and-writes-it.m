void twice(int *number) { *number *= 2; }
@interface Gauge : NSObject
- (BOOL)get:(CGFloat *)level ok:(BOOL *)ok;
- (void)try;
@end
@implementation Gauge
- (BOOL)get:(CGFloat *)level ok:(BOOL *)ok {
  if (level) *level = 2.5;
  if (ok != NULL) *ok = YES;
  return *ok;
}
- (void)try {
  int count = 3;
  int *place = &count;
  *place = 4;
  NSLog(@"%d %d", count, *place);  // prints: 4 4
  count = 9;
  (*place)++;
  *place += 5;
  twice(place);
  twice(&count);
  NSLog(@"%d", count);  // prints: 60
  int other = 1;
  place = &other;
  *place = count;
  NSLog(@"%d %d", other, place == &other);  // prints: 60 1
  CGFloat level = 0;
  BOOL ok = NO;
  NSLog(@"%d %.1f %d", [self get:&level ok:&ok], level, ok);  // prints: 1 2.5 1
  CGPoint point = CGPointMake(1, 2);
  CGPoint *corner = &point;
  corner->x = 7;
  NSLog(@"%.0f %.0f", point.x, corner->y);  // prints: 7 2
  NSString *name = @"one";
  NSString *__strong *names = &name;
  *names = @"two";
  NSLog(@"%@", name);  // prints: two
}
@end
[[[Gauge alloc] init] try];
