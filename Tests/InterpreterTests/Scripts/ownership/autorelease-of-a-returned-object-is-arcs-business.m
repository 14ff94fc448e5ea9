@interface Maker : NSObject + (UIView *)make; @end
@implementation Maker
+ (UIView *)make { UIView *v = [UIView new]; return v; }
@end
UIView *v = [Maker make];
:owners v  // owners: you
