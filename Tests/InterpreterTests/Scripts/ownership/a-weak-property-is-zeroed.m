@interface Box : NSObject
@property (nonatomic, weak) UIView *content;
@end
@implementation Box
@end
Box *box = [Box new];
UIView *v = [UIView new];
box.content = v;
:owners v  // owners: you
v = nil;
NSLog(@"%@", box.content);  // prints: (null)
