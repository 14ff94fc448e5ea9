@interface Page : UIViewController
#ifdef DEBUG
- (void)dump;
#endif
@end
@implementation Page
#pragma mark - Life
#if 0
- (void)viewDidUnload { [super viewDidUnload]; }
#endif
#ifdef DEBUG
- (void)dump { NSLog(@"dumped"); }  // prints: dumped
#endif
- (void)viewDidLoad {
  [super viewDidLoad];
#ifndef NDEBUG
  [self dump];
#endif
}
@end
[[[Page alloc] init] view];
