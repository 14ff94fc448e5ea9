:ios 5.1
UIView *v = [[[UIView alloc] init] autorelease];
[v isHidden];  // zombie: v freed in line 2 by autorelease pool
