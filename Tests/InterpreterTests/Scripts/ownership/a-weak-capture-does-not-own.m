NSObject *o = [NSObject new];
void (^action)(void);
{
  __weak NSObject *w = o;
  action = ^{ NSLog(@"%@", w); };  // prints: (null)
}
:owners o  // owners: you
o = nil;
action();
