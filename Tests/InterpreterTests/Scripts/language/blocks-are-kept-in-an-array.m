void (^one)(void) = ^{ NSLog(@"one"); };  // prints: one | one
void (^two)(void) = ^{ NSLog(@"two"); };  // prints: two | two
NSArray *all = @[one, two];
for (void (^b)(void) in all) b();
for (dispatch_block_t b in all) { b(); }
typedef int (^Adder)(int, int);
Adder add = ^(int a, int b) { return a + b; };
NSLog(@"%d", add(2, 3));  // prints: 5
