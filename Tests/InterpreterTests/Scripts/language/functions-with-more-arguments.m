void remark(NSString *format, ...) { NSLog(@"remark: %@", format); }  // prints: remark: a | remark: %d | remark: %d %d
int sum(int count, int first, ...);
int sum(int count, int first, ...) { return count + first; }
remark(@"a");
remark(@"%d", 1);
remark(@"%d %d", 1, 2);
NSLog(@"%d", sum(2, 40, 1, 2, 3));  // prints: 42
