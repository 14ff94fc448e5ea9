:ios 5.1
@interface Box : NSObject { NSMutableArray *items; } @end
@implementation Box
- (id)init {
  if ((self = [super init])) items = [[NSMutableArray alloc] init];  // leaks: NSMutableArray#1 lost by ivar items of box (holderFreed, line 10)
  return self;
}
@end
Box *box = [[Box alloc] init];
[box release];
