@interface Box : NSObject
@property (nonatomic, copy) NSString *name;
@end
@implementation Box
- (void)dealloc { NSLog(@"%@ is gone", self.name); }  // prints: inner is gone | kept is gone
@end
Box *kept = ({
  Box *inner = [[Box alloc] init];
  inner.name = @"inner";
  Box *made = [[Box alloc] init];
  made.name = @"kept";
  made;
});
NSLog(@"%@", kept.name);  // prints: kept
int sum = ({ int a = 0; for (int i = 1; i < 5; i++) { if (i == 3) continue; a += i; } a; }) * 2;
NSLog(@"%d", sum);  // prints: 14
({ NSLog(@"alone"); });  // prints: alone
kept = nil;
