:ios 5.1
@interface Box : NSObject {
  UIView *one;
  UIView *two;
}
@property (nonatomic, retain) UIView *one;
@property (nonatomic, retain) UIView *two;
- (void)fill;
- (void)clear;
@end
@implementation Box
@synthesize one, two;
- (void)fill {
  self.one = [[[UIView alloc] init] autorelease];
  self.two = [[[UIView alloc] init] autorelease];  // leaks: UIView#2 lost by property two of box (overwritten, line 19)
}
- (void)clear {
  self.one = nil;
  two = nil;
}
@end
Box *box = [[Box alloc] init];
[box fill];
[box clear];
