UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Sure?" message:nil preferredStyle:UIAlertControllerStyleAlert];
[alert addAction:[UIAlertAction actionWithTitle:@"No" style:UIAlertActionStyleCancel handler:nil]];
[alert addAction:[UIAlertAction actionWithTitle:@"Never" style:UIAlertActionStyleCancel handler:nil]];  // fails: NSInternalInconsistencyException: UIAlertController can only have one action with a style of UIAlertActionStyleCancel
