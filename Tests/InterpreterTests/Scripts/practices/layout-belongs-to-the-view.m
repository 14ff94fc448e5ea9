@interface Card : UIView
@property (nonatomic, strong) UILabel *name;
- (void)showName:(NSString *)name;
@end
@implementation Card
- (id)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    _name = [[UILabel alloc] init];
    [self addSubview:_name];
  }
  return self;
}
- (void)showName:(NSString *)name { self.name.text = name; [self setNeedsLayout]; }
- (void)layoutSubviews {
  [super layoutSubviews];
  self.name.frame = CGRectInset(self.bounds, 10, 5);
}
@end
@interface Holder : UIViewController
@end
@implementation Holder
- (void)loadView { self.view = [[Card alloc] initWithFrame:CGRectMake(0, 0, 100, 50)]; }
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  Card *card = (Card *)self.view;
  NSLog(@"%d", card.name.frame.size.width == card.bounds.size.width - 20);  // prints: 1
}
@end
Holder *holder = [[Holder alloc] init];
window.rootViewController = holder;
[(Card *)holder.view showName:@"Ada"];
