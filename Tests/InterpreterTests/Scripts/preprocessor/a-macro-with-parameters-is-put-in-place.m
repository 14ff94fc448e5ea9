#define SQUARE(x) x * x
#define SAFE_SQUARE(x) ((x) * (x))
#define LARGER(a, b) ((a) > (b) ? (a) : (b))
#define RGB(r, g, b) [UIColor colorWithRed:(r) / 255.0 green:(g) / 255.0 blue:(b) / 255.0 alpha:1]
NSLog(@"%d %d", SQUARE(1 + 2), SAFE_SQUARE(1 + 2));  // prints: 5 9
NSLog(@"%d", LARGER(SAFE_SQUARE(2), LARGER(3, 1)));  // prints: 4
int calls = 0;
NSLog(@"%d %d", LARGER(++calls, 0), calls);  // prints: 2 2
NSLog(@"%d", [RGB(255, 0, 0) isEqual:[UIColor redColor]]);  // prints: 1
