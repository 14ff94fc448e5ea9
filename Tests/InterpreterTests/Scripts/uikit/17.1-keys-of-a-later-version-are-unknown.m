:ios 5.1
UIViewController *page = [UIViewController new];
@try { [page setValue:@"x" forKey:@"restorationIdentifier"]; } @catch (NSException *e) { NSLog(@"%@", e.name); }  // prints: NSUnknownKeyException
:ios 12
UIViewController *later = [UIViewController new];
@try { [later valueForKey:@"modalInPresentation"]; } @catch (NSException *e) { NSLog(@"%@", e.name); }  // prints: NSUnknownKeyException
:ios 13
UIViewController *last = [UIViewController new];
NSLog(@"%@", [last valueForKey:@"modalInPresentation"]);  // prints: 0
