NSArray *list = @[@1];
NSString *text = @"a";
NSLog(@"%d %f %@ %s %p %lu %%", 1, 2.5, text, "c", list, (unsigned long)list.count);  // prints: 1 2.500000 a c 0x600000000100 1 %
NSLog(@"%d", 3.5);  // warning: format | 3
NSLog(@"%f", 3);  // warning: format | 3.000000
NSLog(@"%@", 3);  // warning: format | 3
NSLog(@"%s", text);  // warning: format | a
NSLog(@"%d", list);  // warning: format | 0
NSLog(@"%d %d", 3);  // warning: format | 3 0
NSLog(@"%d", 3, 4);  // warning: format | 3
NSLog(@"%y", 3);  // warning: format | %y
NSLog(@"%*d", 3.5, 3);  // warning: format |   3
NSLog(@"%2$@ %1$d", 1, text);  // prints: a 1
NSLog(@"%@", nil);  // prints: (null)
NSLog(@"%.2f %@", list.count > 0 ? 1.0 : 2.0, [NSString stringWithFormat:@"%@", text]);  // prints: 1.00 a
