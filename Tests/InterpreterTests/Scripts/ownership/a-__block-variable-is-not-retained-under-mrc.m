:ios 5.1
@interface Note : NSObject { void (^done)(void); } - (void)set; @end
@implementation Note
- (void)set {
  __block Note *me = self;
  done = [^{ NSLog(@"%@", [me class]); } copy];
}
- (void)dealloc { [done release]; NSLog(@"freed"); [super dealloc]; }  // prints: freed
@end
Note *note = [[Note alloc] init];
[note set];
[note release];
