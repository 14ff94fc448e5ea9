:ios 5.1
UIView *parent = [[UIView alloc] init];
UILabel *label = [[UILabel alloc] init];
[parent addSubview:label];
:owners label  // owners: you, superview parent
[label release];
:owners label  // owners: superview parent
[parent release];
label.text = @"late";  // zombie: label freed in line 8 by superview parent
