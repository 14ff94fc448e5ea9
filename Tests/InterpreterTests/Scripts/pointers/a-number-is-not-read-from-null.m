NSLog(@"%ld", atol("7"));  // prints: 7
atoll(NULL);  // fails: EXC_BAD_ACCESS: atoll reads through NULL
