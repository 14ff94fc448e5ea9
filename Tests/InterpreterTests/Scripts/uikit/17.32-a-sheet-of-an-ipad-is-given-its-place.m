:ios 8.0
:device ipad
UIViewController *root = [UIViewController new];
window.rootViewController = root;
UIAlertController *sheet = [UIAlertController alertControllerWithTitle:@"S" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
NSLog(@"%d", sheet.modalPresentationStyle == UIModalPresentationPopover);  // prints: 1
sheet.popoverPresentationController.sourceView = root.view;
[root presentViewController:sheet animated:YES completion:nil];
NSLog(@"%d", root.presentedViewController == sheet);  // prints: 1
