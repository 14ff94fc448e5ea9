int sum(int count, ...) {
  va_list list;
  va_start(list, count);
  int sum = 0;
  for (int i = 0; i < count; i++) sum += va_arg(list, int);
  va_end(list);
  return sum;
}
@interface Journal : NSObject
- (void)names:(NSString *)first, ... NS_REQUIRES_NIL_TERMINATION;
- (void)note:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)empty:(NSString *)first, ...;
@end
@implementation Journal
- (void)names:(NSString *)first, ... {
  va_list list;
  va_start(list, first);
  for (NSString *name = first; name != nil; name = va_arg(list, NSString *)) NSLog(@"%@", name);  // prints: Anna | Petr | Ivan
  va_end(list);
}
- (void)note:(NSString *)format, ... {
  va_list list;
  va_start(list, format);
  NSString *text = [[NSString alloc] initWithFormat:format arguments:list];
  va_end(list);
  NSLog(@"%@", text);  // prints: 3 of four
  va_start(list, format);
  NSLogv(format, list);  // prints: 3 of four
  va_end(list);
}
- (void)empty:(NSString *)first, ... {
  va_list list;
  va_start(list, first);
  NSLog(@"%@", va_arg(list, id));  // fails: EXC_BAD_ACCESS: va_arg reads behind the last argument
}
@end
NSLog(@"%d %d", sum(3, 1, 2, 3), sum(0));  // prints: 6 0
Journal *journal = [[Journal alloc] init];
[journal names:@"Anna", @"Petr", @"Ivan", nil];
[journal note:@"%d of %@", 3, @"four"];
[journal empty:@"a"];
