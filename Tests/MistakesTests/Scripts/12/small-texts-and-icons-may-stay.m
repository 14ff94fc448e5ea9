:file icon.png {bytes: 900}
@interface MenuController : UIViewController
@property (nonatomic, strong) NSArray *dishes;
@property (nonatomic, strong) UIImage *icon;
@end
@implementation MenuController
- (id)init {
  self = [super init];
  if (self) {
    self.dishes = @[@"soup", @"duck"];
    self.icon = [UIImage imageNamed:@"icon.png"];
  }
  return self;
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

MenuController *menu = [[MenuController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = menu;
window.rootViewController = other;
:warn
window.rootViewController = menu;
