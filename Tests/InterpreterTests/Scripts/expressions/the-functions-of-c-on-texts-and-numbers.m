NSLog(@"%ld %ld %ld %ld", lround(2.5), lroundf(-2.5f), lrint(2.5), llround(0.4));  // prints: 3 -3 2 0
NSLog(@"%d %d %d", isnan(0.0 / 0.0), isinf(1.0 / 0.0), isfinite(1.0));  // prints: 1 1 1
NSLog(@"%.0f %.0f %ld", exp2(3), nearbyint(2.5), labs(-4L));  // prints: 8 2 4
const char *word = "train";
NSLog(@"%lu %d %d %d", strlen(word), strcmp(word, "train"), strcmp("a", "b") < 0, strncmp("abc", "abd", 2));  // prints: 5 0 1 0
NSLog(@"%d %d %.1f", strcasecmp("Up", "uP"), atoi("12 apples"), atof("2.5"));  // prints: 0 12 2.5
NSLog(@"%d %d %c %c", isdigit('4') != 0, isalpha('4'), toupper('a'), tolower('B'));  // prints: 1 0 A b
NSLog(@"%d %d", arc4random_uniform(1), arc4random_uniform(6) < 6);  // prints: 0 1
NSLog(@"%d", DBL_EPSILON > 0);  // prints: 1
strlen(NULL);  // fails: EXC_BAD_ACCESS: strlen reads through NULL
