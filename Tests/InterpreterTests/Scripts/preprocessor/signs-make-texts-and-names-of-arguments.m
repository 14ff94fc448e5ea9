#define NAME(x) @#x
#define TEXT(x) #x
#define FIELD(x) field_##x
#define KEY(path) @"key." #path
int FIELD(count) = 4;
NSLog(@"%@ %s %d %@", NAME(title), TEXT(a + b), field_count, KEY(size));  // prints: title a + b 4 key.size
#define OUTER(x) NAME(x)
#define ONE 1
NSLog(@"%@ %@", NAME(ONE), OUTER(FIELD(a)));  // prints: ONE field_a
