:ios 5.1
@interface Root : UIView @end
@implementation Root
- (void)dealloc { NSLog(@"root view"); [super dealloc]; }  // prints: root view
@end
@interface Leaf : UIView @end
@implementation Leaf
- (void)dealloc { NSLog(@"leaf"); [super dealloc]; }  // prints: leaf
@end
@interface Note : UIViewController @end
@implementation Note
- (void)loadView {
  self.view = [[[Root alloc] init] autorelease];
  [self.view addSubview:[[[Leaf alloc] init] autorelease]];
}
- (void)dealloc { NSLog(@"note"); [super dealloc]; }  // prints: note
@end
Note *note = [[Note alloc] init];
[note view];
[note release];
