NSLog("%d %ld %f %@ %.1f", 1, 2, 2.5, "a", CGFloat(2))  // prints: 1 2 2.500000 a 2.0
NSLog("%d", 3.5)  // warning: format | 3
NSLog("%f", 3)  // warning: format | 3.000000
NSLog("%@", 3)  // warning: format | 3
NSLog("%d %d", 3)  // warning: format | 3 0
