:ios 9.0
[[NSBundle mainBundle] loadNibNamed:@"Missing" owner:nil options:nil];  // fails: NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </Learn.app> (loaded)' with name 'Missing'
