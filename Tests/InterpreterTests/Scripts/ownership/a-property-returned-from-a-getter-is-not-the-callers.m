:ios 5.1
@interface Box : NSObject
@property (nonatomic, retain) UIView *content;
@end
@implementation Box
@end
Box *box = [[Box alloc] init];
box.content = [[[UIView alloc] init] autorelease];
UIView *v = box.content;
[v release];
[box.content isHidden];  // zombie: v freed in line 10 by property content of box
