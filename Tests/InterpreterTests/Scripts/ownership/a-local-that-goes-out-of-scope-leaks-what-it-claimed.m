:ios 5.1
@interface Maker : NSObject - (void)make; @end
@implementation Maker
- (void)make {
  NSMutableArray *list = [[NSMutableArray alloc] init];  // leaks: NSMutableArray#1 lost by variable list (scopeEnded, line 5)
  [list addObject:@"x"];
}
@end
Maker *maker = [[Maker alloc] init];
[maker make];
