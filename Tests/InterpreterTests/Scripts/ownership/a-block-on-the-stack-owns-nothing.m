:ios 5.1
{
  UIView *v = [[UIView alloc] init];
  void (^action)(void) = ^{ [v isHidden]; };
  action();
  NSLog(@"%d", (int)[v retainCount]);  // prints: 1
  [v release];
}
