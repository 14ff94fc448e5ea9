:ios 5.1
UIView *v = [[UIView alloc] init];
typedef void (^Action)(void);
Action action;
{
  UIView *inner = v;
  action = [^{ [inner isHidden]; } copy];
}
:owners v  // owners: you, block of line 7, which captures inner
[action release];
:owners v  // owners: you
