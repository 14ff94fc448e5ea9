typedef NS_ENUM(NSInteger, Mode) { ModeA, ModeB = 5, ModeC };
typedef NS_OPTIONS(NSUInteger, Flags) { FlagNone = 0, FlagOne = 1 << 0, FlagTwo = 1 << 1, FlagAll = FlagOne | FlagTwo };
enum Kind { KindX, KindY };
typedef enum { Red, Green } Color;
Mode m = ModeC;
NSLog(@"%ld %lu", (long)m, (unsigned long)FlagAll);  // prints: 6 3
enum Kind k = KindY;
Color col = Green;
NSLog(@"%d %d", k, col);  // prints: 1 1
switch (m) {
  case ModeA: NSLog(@"A");
  case ModeB: NSLog(@"B"); break;
  case ModeC: { NSLog(@"C"); }  // prints: C
  default: NSLog(@"default");  // prints: default
}
int i = 0, j = 10;
for (i = 0, j = 10; i < j; i++, j--);
NSLog(@"%d %d", i, j);  // prints: 5 5
do { i--; if (i == 2) continue; if (i == 1) break; } while (i > 0);
NSLog(@"%d", i);  // prints: 1
int t = (i = 4, i + 1);
NSLog(@"%d %d", t, i ?: 9);  // prints: 5 4
CGRect rr = (CGRect){{1, 2}, {3, 4}};
CGPoint p = (CGPoint){.x = 1, .y = 2};
NSLog(@"%@ %@", NSStringFromCGRect(rr), NSStringFromCGPoint(p));  // prints: {{1, 2}, {3, 4}} {1, 2}
NSLog(@"%lu", sizeof(int));  // prints: 4
