:ios 5.1
@interface Box : NSObject
@property (nonatomic, retain) UIView *content;
@end
@implementation Box
@synthesize content;
- (void)dealloc { [content release]; [super dealloc]; }
@end
Box *box = [[Box alloc] init];
UIView *v = [[UIView alloc] init];
box.content = v;
:owners v  // owners: you, property content of box
[v release];
:owners v  // owners: property content of box
[box release];
[v isHidden];  // zombie: v freed in line 7 by property content of box
