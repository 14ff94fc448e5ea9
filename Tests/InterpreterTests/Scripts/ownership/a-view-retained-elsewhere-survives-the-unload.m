:ios 5.1
@interface Note : UIViewController @end
@implementation Note
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
@end
Note *note = [[Note alloc] init];
UIView *old = [note.view retain];
:warn
NSLog(@"%d", [note isViewLoaded]);  // prints: 0
:owners old  // owners: you
NSLog(@"%d", note.view == old);  // prints: 0
