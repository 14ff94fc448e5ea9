@interface Ghost : UIViewController
@end
@implementation Ghost
- (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; NSLog(@"there"); }  // prints: there
- (void)viewWillDisappear:(BOOL)animated { [super viewWillDisappear:animated]; NSLog(@"gone"); }
@end
Ghost *ghost = [[Ghost alloc] init];
window.rootViewController = ghost;
[UIView animateWithDuration:0.5 animations:^{ ghost.view.alpha = 0; }];
ghost.view.hidden = YES;
