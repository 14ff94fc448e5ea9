@interface Panel : UIViewController {
  UILabel label;  // error: objectByValue
}
@property (nonatomic, strong) NSString name;  // error: objectByValue
- (UIView)make;  // error: objectByValue
- (void)show:(UIView)view;  // error: objectByValue
- (void)show:(id<NSCopying>)model in:(UIView *)view;
@end
UIView first;  // error: objectByValue
NSUInteger count = 1;
BOOL isEmpty(NSArray list) { return YES; }  // error: objectByValue
void (^take)(UIView *) = ^(UIView view) { };  // error: objectByValue
