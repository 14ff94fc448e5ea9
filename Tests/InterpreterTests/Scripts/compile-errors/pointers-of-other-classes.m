@interface Shed : NSObject
@property (nonatomic, strong) UILabel *sign;
- (void)hang:(UILabel *)sign;
@end
@implementation Shed
- (void)hang:(UILabel *)sign { self.sign = sign; }
- (NSString *)words {
  NSNumber *count = [NSNumber numberWithInt:3];
  NSString *text = count;  // warning: incompatiblePointers
  NSMutableArray *list = [NSArray array];  // warning: incompatiblePointers
  UIButton *button = [[UIButton alloc] init];
  self.sign = button;  // warning: incompatiblePointers
  [self hang:button];  // warning: incompatiblePointers
  UIView *view = button;
  UILabel *label = (UILabel *)view;
  id anything = label;
  NSString *also = anything;
  return count;  // warning: incompatiblePointers
}
@end
