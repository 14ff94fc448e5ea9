@interface Box : NSObject
@property (nonatomic, strong) UIView *content;
@end
@implementation Box
@end
Box *box = [Box new];
UIView *v = [UIView new];
box.content = v;
:owners v  // owners: you, property content of box
box.content = nil;
:owners v  // owners: you
