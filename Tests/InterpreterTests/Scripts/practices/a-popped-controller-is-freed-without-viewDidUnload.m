:ios 5.1
@interface Detail : UIViewController {
  NSMutableArray *_rows;
}
@end
@implementation Detail
- (void)viewDidLoad { [super viewDidLoad]; _rows = [[NSMutableArray alloc] init]; }  // leaks: NSMutableArray#1 lost by ivar _rows of Detail#1 (holderFreed, line 15)
- (void)viewDidUnload { [super viewDidUnload]; NSLog(@"viewDidUnload"); [_rows release], _rows = nil; }
- (void)dealloc { NSLog(@"dealloc"); [super dealloc]; }  // prints: dealloc
@end
UINavigationController *nav = [[UINavigationController alloc]
    initWithRootViewController:[[[UIViewController alloc] init] autorelease]];
window.rootViewController = nav;
[nav pushViewController:[[[Detail alloc] init] autorelease] animated:YES];
[nav popViewControllerAnimated:YES];
