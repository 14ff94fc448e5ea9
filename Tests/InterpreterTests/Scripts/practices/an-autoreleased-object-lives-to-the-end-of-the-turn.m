:ios 5.1
@interface Bubble : NSObject
+ (id)bubble;
@end
@implementation Bubble
+ (id)bubble { return [[[self alloc] init] autorelease]; }
- (void)dealloc { NSLog(@"popped"); [super dealloc]; }  // prints: popped | popped
@end
{
  [Bubble bubble];
  NSLog(@"still here");  // prints: still here
}
{
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  [Bubble bubble];
  [pool drain];
  NSLog(@"after the pool");  // prints: after the pool
}
