@interface Room : UIViewController
@end
@implementation Room
- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  if ((self = [super initWithNibName:name bundle:bundle])) NSLog(@"in code");  // prints: in code
  return self;
}
- (id)initWithCoder:(NSCoder *)aDecoder {
  if ((self = [super initWithCoder:aDecoder])) NSLog(@"from an archive");
  return self;
}
@end
Room *room = [[Room alloc] init];
