:ios 4.3
@interface Lamp : NSObject @end
@implementation Lamp
- (void)dealloc { NSLog(@"freed"); [super dealloc]; }  // prints: freed
@end
{
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  [[[Lamp alloc] init] autorelease];
  [pool drain];
  NSLog(@"after");  // prints: after
}
