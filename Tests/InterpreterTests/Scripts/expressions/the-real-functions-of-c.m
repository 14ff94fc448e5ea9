NSLog(@"%g %g %g", pow(2, 10), fmodf(7.5f, 2), sqrtf(16)); // prints: 1024 1.5 4
NSLog(@"%g %d", atan2(0, -1), (int)log2(8)); // prints: 3.14159 3
