:ios 9.0
@interface Sink : NSObject <UIViewControllerAnimatedTransitioning>
@end
@implementation Sink
- (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning>)context { return 1; }
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)context {
  UIView *from = [context viewForKey:UITransitionContextFromViewKey];
  [UIView animateWithDuration:1 animations:^{ from.alpha = 0; } completion:^(BOOL isFinished) {
    [context completeTransition:![context transitionWasCancelled]];
  }];
}
@end
// A program may lead by an object of its own, which starts and ends everything itself.
@interface Drag : NSObject <UIViewControllerInteractiveTransitioning>
@property (nonatomic, strong) id<UIViewControllerContextTransitioning> context;
@end
@implementation Drag
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)context {
  NSLog(@"start %d", context.isInteractive);  // prints: start 1
  self.context = context;
}
@end
@interface Sheet : UIViewController
@end
@implementation Sheet
- (void)viewWillAppear:(BOOL)animated { NSLog(@"sheet will appear"); }  // prints: sheet will appear | sheet will appear
- (void)viewDidAppear:(BOOL)animated { NSLog(@"sheet did appear"); }  // prints: sheet did appear | sheet did appear
- (void)viewWillDisappear:(BOOL)animated { NSLog(@"sheet will disappear"); }  // prints: sheet will disappear | sheet will disappear
- (void)viewDidDisappear:(BOOL)animated { NSLog(@"sheet did disappear"); }  // prints: sheet did disappear
- (void)dealloc { NSLog(@"sheet goes"); }  // prints: sheet goes
@end
@interface Root : UIViewController <UIViewControllerTransitioningDelegate>
@property (nonatomic, strong) id<UIViewControllerInteractiveTransitioning> leader;
@end
@implementation Root
- (id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed {
  return [[Sink alloc] init];
}
- (id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)animator {
  return self.leader;
}
- (void)viewWillAppear:(BOOL)animated { NSLog(@"root will appear"); }  // prints: root will appear | root will appear | root will appear
- (void)viewDidAppear:(BOOL)animated { NSLog(@"root did appear"); }  // prints: root did appear | root did appear
- (void)viewWillDisappear:(BOOL)animated { NSLog(@"root will disappear"); }  // prints: root will disappear | root will disappear
- (void)viewDidDisappear:(BOOL)animated { NSLog(@"root did disappear"); }  // prints: root did disappear | root did disappear
@end
Root *root = [[Root alloc] init];
window.rootViewController = root;
{
  Sheet *sheet = [[Sheet alloc] init];
  sheet.transitioningDelegate = root;
  [root presentViewController:sheet animated:YES completion:nil];
}
Drag *drag = [[Drag alloc] init];
root.leader = drag;
[root dismissViewControllerAnimated:YES completion:nil];
[drag.context updateInteractiveTransition:0.4];
[drag.context cancelInteractiveTransition];
NSLog(@"%d %d", drag.context.transitionWasCancelled, drag.context.isInteractive);  // prints: 1 0
[drag.context completeTransition:NO];
drag.context = nil;
UIPercentDrivenInteractiveTransition *percent = [[UIPercentDrivenInteractiveTransition alloc] init];
root.leader = percent;
[root dismissViewControllerAnimated:YES completion:nil];
[percent updateInteractiveTransition:0.5];
[percent finishInteractiveTransition];
:wait 0.5
NSLog(@"%@", root.presentedViewController);  // prints: (null)
