UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Name" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
[alert addTextFieldWithConfigurationHandler:nil];  // fails: NSInternalInconsistencyException: Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert
