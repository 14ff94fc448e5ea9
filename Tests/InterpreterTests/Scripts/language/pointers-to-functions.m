static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
typedef int (*Operation)(int, int);
static int apply(Operation operation, int a, int b) { return operation(a, b); }
int (*one)(int, int) = add;
int (*other)(int, int) = &subtract;
NSLog(@"%d %d", one(1, 2), (*other)(1, 2));  // prints: 3 -1
NSLog(@"%d", apply(subtract, 5, 3));  // prints: 2
Operation both[2] = { add, subtract };
NSLog(@"%d", both[1](4, 1));  // prints: 3
Operation none = NULL;
if (none == NULL) NSLog(@"none");  // prints: none
one(1);  // error: argumentCount
