@interface Cook : NSObject
@end
@implementation Cook
- (void)serve:(NSString *)dish { NSLog(@"%@", dish); }  // prints: soup
- (void)dealloc { NSLog(@"gone"); }  // prints: gone
@end
Cook *cook = [[Cook alloc] init];
{
  [cook performSelector:@selector(serve:) withObject:@"soup" afterDelay:2];
  [cook performSelector:@selector(serve:) withObject:@"fish" afterDelay:1];
  [NSObject cancelPreviousPerformRequestsWithTarget:cook selector:@selector(serve:) object:@"fish"];
  cook = nil;
  NSLog(@"kept until then");  // prints: kept until then
}
:wait 2
