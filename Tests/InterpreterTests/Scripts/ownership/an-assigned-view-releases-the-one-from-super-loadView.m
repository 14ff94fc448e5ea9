:ios 5.1
@interface Canvas : UIView @end
@implementation Canvas
- (void)dealloc { NSLog(@"canvas freed"); [super dealloc]; }  // prints: canvas freed
@end
@interface Note : UIViewController @end
@implementation Note
- (void)loadView {
  self.view = [[[Canvas alloc] init] autorelease];
  self.view = [[[UIView alloc] init] autorelease];
}
@end
Note *note = [[Note alloc] init];
[note view];
NSLog(@"%@", [note.view class]);  // prints: UIView
