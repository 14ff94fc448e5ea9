:ios 5.1
@interface CardController : UIViewController
@end
@implementation CardController
- (id)init {
  self = [super init];
  if (self) {
    self.view.backgroundColor = [UIColor blueColor];
  }
  return self;
}
@end
CardController *card = [[CardController alloc] init];
window.rootViewController = card;
[card release];
