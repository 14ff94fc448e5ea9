:nib Hall {view: UIView, outlets: {lamp: Lamp}}
@interface Lamp : UIView
@end
@implementation Lamp
+ (void)initialize { NSLog(@"initialize"); }  // prints: initialize
- (id)initWithCoder:(NSCoder *)coder {
  if ((self = [super initWithCoder:coder])) NSLog(@"initWithCoder:");  // prints: initWithCoder:
  return self;
}
@end
@interface Hall : UIViewController
@property (nonatomic, strong) IBOutlet Lamp *lamp;
@end
@implementation Hall
@end
[[[Hall alloc] init] view];
