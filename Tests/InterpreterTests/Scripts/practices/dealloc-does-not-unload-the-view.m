:ios 5.1
@interface Base : UIViewController
@end
@implementation Base
- (void)loadView { self.view = [[[UIView alloc] init] autorelease]; }
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"viewDidUnload of %@", [self class]); }  // prints: viewDidUnload of Thorough
@end
@interface Plain : Base
@end
@implementation Plain
- (void)dealloc { NSLog(@"dealloc"); [super dealloc]; }  // prints: dealloc
@end
@interface Thorough : Base
@end
@implementation Thorough
- (void)dealloc {
  [self viewDidUnload];
  [super dealloc];
}
@end
Plain *plain = [[Plain alloc] init];
[plain view];
[plain release];
Thorough *thorough = [[Thorough alloc] init];
[thorough view];
[thorough release];
