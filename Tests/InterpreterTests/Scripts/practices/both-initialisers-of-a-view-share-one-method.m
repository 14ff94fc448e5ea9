:nib Hall {view: UIView, outlets: {badge: RoundBadge}}
@interface RoundBadge : UIView
@end
@implementation RoundBadge
- (void)prepare { [self setBackgroundColor:[UIColor redColor]]; }
- (id)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) { NSLog(@"in code"); [self prepare]; }  // prints: in code | in code
  return self;
}
- (id)initWithCoder:(NSCoder *)coder {
  self = [super initWithCoder:coder];
  if (self) { NSLog(@"from a nib"); [self prepare]; }  // prints: from a nib
  return self;
}
@end
@interface Hall : UIViewController
@property (nonatomic, weak) IBOutlet RoundBadge *badge;
@end
@implementation Hall
@end
RoundBadge *made = [[RoundBadge alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
RoundBadge *plain = [[RoundBadge alloc] init];
Hall *hall = [[Hall alloc] init];
[hall view];
NSLog(@"%d %d", [made.backgroundColor isEqual:[UIColor redColor]], [hall.badge.backgroundColor isEqual:[UIColor redColor]]);  // prints: 1 1
