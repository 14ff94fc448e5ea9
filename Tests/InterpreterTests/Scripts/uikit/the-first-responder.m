UITextField *field = [[UITextField alloc] init];
NSLog(@"%d", [field becomeFirstResponder]);  // prints: 0
[window addSubview:field];
NSLog(@"%d %d", [field becomeFirstResponder], [field isFirstResponder]);  // prints: 1 1
[window endEditing:YES];
NSLog(@"%d", [field isFirstResponder]);  // prints: 0
