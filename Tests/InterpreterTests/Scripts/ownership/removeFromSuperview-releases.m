:ios 5.1
UIView *parent = [[UIView alloc] init];
UIView *child = [[UIView alloc] init];
[parent addSubview:child];
[child removeFromSuperview];
:owners child  // owners: you
[parent addSubview:child];
[child release];
[child removeFromSuperview];
[child isHidden];  // zombie: child freed in line 9 by superview parent
