typedef struct { int x; int y; } Cell;
struct Range { int lo, hi; };
typedef struct _Pair { CGFloat a; CGFloat b; } Pair;
Cell c = {1, 2};
c.x = 5;
Cell d = c;
d.y = 9;
NSLog(@"%d %d %d %d", c.x, c.y, d.x, d.y);  // prints: 5 2 5 9
struct Range r;
r.lo = 3; r.hi = 4;
NSLog(@"%d", r.hi - r.lo);  // prints: 1
Cell e = (Cell){7, 8};
NSLog(@"%d", e.y);  // prints: 8
Cell f = {.x = 3, .y = 4};
NSLog(@"%d", f.x * f.y);  // prints: 12
static Cell CellMake(int x, int y) { Cell c; c.x = x; c.y = y; return c; }
NSLog(@"%d", CellMake(4, 5).y);  // prints: 5
@interface Board : NSObject { Cell _origin; }
@property (nonatomic) Cell cell;
@end
@implementation Board
- (void)move { Cell c = self.cell; c.x++; self.cell = c; _origin.x = 4; _origin.y += 2; }
- (int)sum { return _origin.x + _origin.y; }
@end
Board *b = [[Board alloc] init];
[b move];
NSLog(@"%d %d", b.cell.x, [b sum]);  // prints: 1 6
