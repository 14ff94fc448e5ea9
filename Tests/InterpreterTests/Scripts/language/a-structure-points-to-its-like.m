struct Node { int value; struct Node *next; };
struct Node last = { 2, NULL };
struct Node first = { 1, &last };
NSLog(@"%d %d", first.value, first.next->value);  // prints: 1 2
first.next->value = 3;
NSLog(@"%d", last.value);  // prints: 3
for (struct Node *node = &first; node != NULL; node = node->next) NSLog(@"%d", node->value);  // prints: 1 | 3
