:ios 5.1
:storyboard Main {scenes: {room: {class: Room}}}
@interface Room : UIViewController
@end
@implementation Room
- (id)init {
  if ((self = [super init])) NSLog(@"init");
  return self;
}
- (void)awakeFromNib { [super awakeFromNib]; NSLog(@"awake"); }  // prints: awake
@end
UIStoryboard *main = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
Room *room = [[main instantiateViewControllerWithIdentifier:@"room"] retain];
NSLog(@"%d", [room isViewLoaded]);  // prints: 0
