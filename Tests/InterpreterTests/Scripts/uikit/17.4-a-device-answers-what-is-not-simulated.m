:ios 26
UIViewController *page = [UIViewController new];
SEL hidden = @selector(setNeedsUpdateOfHomeIndicatorAutoHidden);
NSLog(@"%d", [page respondsToSelector:hidden]);  // prints: 1
[page performSelector:hidden];
