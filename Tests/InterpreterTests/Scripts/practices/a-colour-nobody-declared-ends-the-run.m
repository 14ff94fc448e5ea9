:ios 5.1
@interface Ribbon : UIView
- (void)prepare;
@end
@implementation Ribbon
- (void)prepare { [self setBackgroundColor:[UIColor pinkColor]]; }  // warning: noVisibleMethod | NSInvalidArgumentException: +[UIColor pinkColor]: unrecognized selector sent to class 0x1f73d8978
@end
Ribbon *ribbon = [[Ribbon alloc] init];
[ribbon prepare];
