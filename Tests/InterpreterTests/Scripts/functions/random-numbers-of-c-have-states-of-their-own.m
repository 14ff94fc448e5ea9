NSLog(@"%ld", random());  // prints: 1804289383
srand(5);
int a = rand();
srand(5);
long x = random();
NSLog(@"%d", rand() == a);  // prints: 1
srandom(7);
long c = random();
srandom(7);
rand();
NSLog(@"%d %ld", random() == c, c);  // prints: 1 1045618677
