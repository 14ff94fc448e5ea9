:ios 5.1
:memory mrc
@interface Panel : UIViewController
@property (nonatomic, weak) UIView *line;
@end
@implementation Panel  // warning: weakUnderManualCounting
@end
