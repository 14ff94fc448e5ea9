:nib Foyer {view: UIView, outlets: {lamp: Lamp}}
@interface Lamp : UIView
@end
@implementation Lamp
- (id)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) self.backgroundColor = [UIColor yellowColor];
  return self;
}
@end
@interface Foyer : UIViewController
@property (nonatomic, weak) IBOutlet Lamp *lamp;
@end
@implementation Foyer
@end
Foyer *foyer = [[Foyer alloc] init];
[foyer view];
NSLog(@"%d", [foyer.lamp.backgroundColor isEqual:[UIColor yellowColor]]);  // prints: 0
Lamp *lamp = [[Lamp alloc] initWithFrame:CGRectZero];
NSLog(@"%d", [lamp.backgroundColor isEqual:[UIColor yellowColor]]);  // prints: 1
