:ios 5.1
@interface Box : NSObject
@property (nonatomic, assign) UIView *content;
@end
@implementation Box
@end
Box *box = [[Box alloc] init];
UIView *v = [[UIView alloc] init];
box.content = v;
:owners v  // owners: you
[v release];
[box.content isHidden];  // zombie: v freed in line 11 by release
