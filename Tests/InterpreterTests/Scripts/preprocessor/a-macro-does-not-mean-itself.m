int level = 1;
#define level (level + 10)
NSLog(@"%d", level);  // prints: 11
