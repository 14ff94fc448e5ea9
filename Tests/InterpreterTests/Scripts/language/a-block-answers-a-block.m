int (^(^adder)(int))(int) = ^(int a) { return ^(int b) { return a + b; }; };
NSLog(@"%d", adder(1)(2));  // prints: 3
