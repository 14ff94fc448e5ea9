:ios 5.1
@interface Item : NSObject { NSString *name; NSString *kept; }
- (void)load;
- (void)show;
- (void)showKept;
@end
@implementation Item
- (void)load {
  name = [NSString stringWithFormat:@"item number %d", 3];
  kept = [[@"item" stringByAppendingString:@" number"] retain];
}
- (void)show { NSLog(@"%@", name); }  // zombie: NSString#1 freed in line 18 by autorelease pool
- (void)showKept { NSLog(@"%@", kept); }  // prints: item number
- (void)dealloc { [kept release]; [super dealloc]; }
@end
Item *item = [[Item alloc] init];
NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
[item load];
[pool drain];
[item showKept];
[item show];
