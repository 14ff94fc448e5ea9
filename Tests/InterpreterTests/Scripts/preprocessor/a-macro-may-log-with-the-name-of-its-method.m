#ifdef DEBUG
#define DLog(fmt, ...) NSLog((@"%s: " fmt), __FUNCTION__, ##__VA_ARGS__)
#else
#define DLog(...)
#endif
#define Count(...) NSLog(@"%d", (int)[NSArray arrayWithObjects:__VA_ARGS__, nil].count)
@interface Reader : NSObject
- (void)open:(int)page;
@end
@implementation Reader
- (void)open:(int)page {
  DLog(@"page %d", page);  // prints: -[Reader open:]: page 7
  DLog(@"done");  // prints: -[Reader open:]: done
  Count(@"a", @"b");  // prints: 2
}
@end
[[[Reader alloc] init] open:7];
