int numbers[3] = {1, 2, 3};
int sum = 0;
for (int i = 0; i < 3; i++) sum += numbers[i];
NSLog(@"%d", sum);  // prints: 6
numbers[1] = 10;
NSLog(@"%d %d", numbers[1], (int)(sizeof(numbers) / sizeof(numbers[0])));  // prints: 10 3
NSString *names[] = {@"a", @"b"};
NSLog(@"%@", names[1]);  // prints: b
int grid[2][2] = {{1, 2}, {3, 4}};
NSLog(@"%d", grid[1][0]);  // prints: 3
