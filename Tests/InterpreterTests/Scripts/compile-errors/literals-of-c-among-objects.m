NSArray *list = @[@1, 2];  // error: literalWithoutAt
NSDictionary *pairs = @{@"a": 1};  // error: literalWithoutAt
NSString *text = "abc";  // error: literalWithoutAt
NSLog("hi");  // error: literalWithoutAt
NSString *sum = @"a" + @"b";  // error: invalidOperands
const char *plain = "abc";
printf("%s\n", plain);  // prints: abc
