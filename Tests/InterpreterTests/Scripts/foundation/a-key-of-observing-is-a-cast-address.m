static void * const Context = (void *)&Context;
static void *Other = &Other;
NSLog(@"%d %d", Context == Other, Context == Context);  // prints: 0 1
