:ios 5.1
{
  UIView *v = [[UIView alloc] init];
  [v autorelease];
  [v release];  // zombie: UIView#1 freed in line 5 by release
}
