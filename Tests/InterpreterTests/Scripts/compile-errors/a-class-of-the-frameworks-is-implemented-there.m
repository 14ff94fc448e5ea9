@implementation UIViewController  // error: redeclaration
- (void)setView:(UIView *)view {
}
@end
@implementation UIViewController (Notes)
- (void)note {
}
@end
