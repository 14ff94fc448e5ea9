static long (^random)(void) = ^long { return 4; };
NSLog(@"%ld", random());  // prints: 4
static int rand(void) { return 5; }
NSLog(@"%d", rand());  // prints: 5
