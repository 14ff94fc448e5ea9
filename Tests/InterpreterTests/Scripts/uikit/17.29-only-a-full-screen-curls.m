:ios 5.1
UIViewController *below = [[UIViewController alloc] init];
window.rootViewController = below;
UIViewController *sheet = [[UIViewController alloc] init];
sheet.modalTransitionStyle = UIModalTransitionStylePartialCurl;
sheet.modalPresentationStyle = UIModalPresentationPageSheet;
[below presentViewController:sheet animated:YES completion:nil];  // fails: NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <UIViewController: 0x600000000140>.
