:ios 5.1
@interface Box : NSObject
@property (nonatomic, retain) UIView *content;
@end
@implementation Box
@end
Box *box = [[Box alloc] init];
UIView *v = [[UIView alloc] init];
box.content = v;
[v release];
box.content = box.content;
:owners v  // owners: property content of box
