static int sum(int *values, int count) {
  int total = 0;
  for (int i = 0; i < count; i++) total += values[i];
  return total;
}
int numbers[] = { 1, 2, 3 };
NSLog(@"%d", sum(numbers, 3));  // prints: 6
int one = 7;
NSLog(@"%d", sum(&one, 1));  // prints: 7
char letters[4] = { 'a', 'b', 0 };
NSLog(@"%s", letters);  // prints: ab
char none[8];
NSLog(@"[%s]", none);  // prints: []
