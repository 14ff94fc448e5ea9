void try(void) {
  int count = 1;
  int *place = &count;
  void (^later)(void) = ^{ NSLog(@"%d", count); };  // prints: 1
  *place = 2;
  later();
  NSLog(@"%d", count);  // prints: 2
}
try();
