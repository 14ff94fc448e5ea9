void set(int *place) { *place = 1; }  // fails: EXC_BAD_ACCESS: NULL is written through
int *nowhere = NULL;
NSLog(@"%d", nowhere == NULL);  // prints: 1
set(nowhere);
