#define TRACE NSLog(@"here");
#define SIZE 5
#define TWICE (SIZE * 2)
@interface Room : NSObject
@end
@implementation Room
- (void)enter {
  TRACE  // prints: here
  int marks[SIZE], lines[TWICE];
  marks[4] = 7;
  lines[9] = 8;
  NSLog(@"%d %d", marks[4], lines[9]);  // prints: 7 8
}
@end
[[[Room alloc] init] enter];
double grid[SIZE][2] = {{1, 2}};
grid[0][1] = 4;
NSLog(@"%g %g", grid[0][0], grid[0][1]);  // prints: 1 4
