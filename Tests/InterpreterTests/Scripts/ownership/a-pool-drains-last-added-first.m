:ios 5.1
@interface Lamp : NSObject { int number; } - (id)initWithNumber:(int)n; @end
@implementation Lamp
- (id)initWithNumber:(int)n { if ((self = [super init])) number = n; return self; }
- (void)dealloc { NSLog(@"%d", number); [super dealloc]; }  // prints: 2 | 1
@end
{
  [[[Lamp alloc] initWithNumber:1] autorelease];
  [[[Lamp alloc] initWithNumber:2] autorelease];
}
