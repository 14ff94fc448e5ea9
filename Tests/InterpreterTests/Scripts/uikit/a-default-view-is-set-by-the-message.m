:ios 5.1
@interface Note : UIViewController
@end
@implementation Note
- (void)setView:(UIView *)view { NSLog(@"%d", view != nil); [super setView:view]; }  // prints: 1
@end
Note *note = [[Note alloc] init];
NSLog(@"%g", [note view].frame.size.height);  // prints: 460
