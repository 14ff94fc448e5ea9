UIView *page = [[UIView alloc] init];
UITextField *field = [[UITextField alloc] init];
[page addSubview:field];
[window addSubview:page];
NSLog(@"%d", [field becomeFirstResponder]);  // prints: 1
[page removeFromSuperview];
NSLog(@"%d", [field isFirstResponder]);  // prints: 0
[window addSubview:page];
NSLog(@"%d %d", [field isFirstResponder], [field becomeFirstResponder]);  // prints: 0 1
