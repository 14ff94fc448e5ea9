:ios 5.1
@interface GuestController : UIViewController
@end
@implementation GuestController
- (void)dealloc {  // mistake 0 l missing super
  NSLog(@"gone");
}
@end
GuestController *guest = [[GuestController alloc] init];
[guest release];
