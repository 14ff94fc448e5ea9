@interface Box : NSObject
@property (nonatomic, unsafe_unretained) UIView *content;
@end
@implementation Box
@end
Box *box = [Box new];
UIView *v = [UIView new];
box.content = v;
:owners v  // owners: you
v = nil;
[box.content isHidden];  // zombie: v freed in line 10 by variable v
