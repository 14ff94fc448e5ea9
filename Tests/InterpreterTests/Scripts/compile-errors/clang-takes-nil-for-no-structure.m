UIView *view = [[UIView alloc] initWithFrame:nil];  // error: nothingAsStructure
CGRect frame = nil;  // error: nothingAsStructure
CGPoint point; point = nil;  // error: nothingAsStructure
UIView *other = nil;
[other setCenter:nil];  // error: nothingAsStructure
NSString *text = nil; [other addSubview:nil];
