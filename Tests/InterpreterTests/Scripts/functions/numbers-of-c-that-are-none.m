NSLog(@"%f %f %d %d %d", INFINITY, -INFINITY, isnan(NAN), isinf(INFINITY), isfinite(1.0));  // prints: inf -inf 1 1 1
printf("%d ", 3);
printf("%s\n", "x");  // prints: 3 x
srandom(4);
long one = random();
srandom(4);
NSLog(@"%d %d", one == random(), random() != random());  // prints: 1 1
NSLog(@"%d", random() % 6 < 6 && random() >= 0 && RAND_MAX > 0);  // prints: 1
NSLog(@"%.3f %.3f", M_PI_4, M_SQRT2);  // prints: 0.785 1.414
