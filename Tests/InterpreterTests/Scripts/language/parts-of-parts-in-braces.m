typedef struct { double low, high; } Band;
typedef struct { Band inner; Band outer; int count; } Dial;
Dial dial = {.inner.low = 1, .outer = {5, 6}, .inner.high = 2, .count = 7};
NSLog(@"%g %g %g %g %d", dial.inner.low, dial.inner.high, dial.outer.low, dial.outer.high, dial.count);  // prints: 1 2 5 6 7
CGRect frame = {.origin.x = 1, .size.width = 3};
NSLog(@"%g %g %g %g", frame.origin.x, frame.origin.y, frame.size.width, frame.size.height);  // prints: 1 0 3 0
CGRect box = {.size = {3, 4}};
NSLog(@"%g %g %g %g", box.origin.x, box.origin.y, box.size.width, box.size.height);  // prints: 0 0 3 4
CGPoint corner = CGPointMake(8, 9);
CGRect moved = {corner, {.height = 2}};
NSLog(@"%g %g %g %g", moved.origin.x, moved.origin.y, moved.size.width, moved.size.height);  // prints: 8 9 0 2
CGSize size = {.height = 6};
NSLog(@"%g %g", size.width, size.height);  // prints: 0 6
