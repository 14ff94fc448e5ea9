typedef struct { int x; int y; } Pair;
static int calls = 0;
static Pair shared;
Pair *next(void) { calls++; return &shared; }
int place(void) { calls++; return 1; }
next()->x = 3;
NSLog(@"%d %d", calls, shared.x);  // prints: 1 3
next()->x += 2;
NSLog(@"%d %d", calls, shared.x);  // prints: 2 5
next()->y++;
NSLog(@"%d %d", calls, shared.y);  // prints: 3 1
int numbers[3] = {1, 2, 3};
numbers[place()] += 5;
NSLog(@"%d %d", calls, numbers[1]);  // prints: 4 7
UIView *view = [[UIView alloc] init];
UIView *(^found)(void) = ^{ calls++; return view; };
found().tag += 3;
NSLog(@"%d %d", calls, (int)view.tag);  // prints: 5 3
