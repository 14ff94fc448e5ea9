:ios 5.1
@interface Box : NSObject
@property (nonatomic, retain) UIView *content;
@end
@implementation Box
@synthesize content;
- (void)dealloc { [super dealloc]; }
@end
Box *box = [[Box alloc] init];
box.content = [[[UIView alloc] init] autorelease];  // leaks: UIView#1 lost by property content of box (holderFreed, line 11)
[box release];
