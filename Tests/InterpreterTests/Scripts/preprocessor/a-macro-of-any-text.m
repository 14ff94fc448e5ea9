#define FOREVER for (;;)
#define WEAKLY __weak typeof(self) weakSelf = self
#define NOTHING
#define TWICE(statement) \
  do { \
    statement; \
    statement; \
  } while (0)
int count = 0;
FOREVER { if (++count == 3) break; }
NSLog(@"%d", count);  // prints: 3
TWICE(count++);
NSLog(@"%d", count) NOTHING;  // prints: 5
@interface Counter : NSObject
@property (nonatomic, copy) void (^tick)(void);
@property (nonatomic) int ticks;
@end
@implementation Counter
#define STEP 2
- (void)start {
  WEAKLY;
  self.tick = ^{ weakSelf.ticks += STEP; };
}
@end
Counter *counter = [[Counter alloc] init];
[counter start];
counter.tick();
NSLog(@"%d", counter.ticks);  // prints: 2
