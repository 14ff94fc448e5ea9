int total = 3;
int *sum = &total;
*sum = 4;
NSLog(@"%d", total);  // prints: 4
void add(int *place, int more) { *place += more; }
add(&total, 6);
NSLog(@"%d %d", *sum, sum == &total);  // prints: 10 1
NSError *error = nil;
void fail(NSError **place) { *place = [NSError errorWithDomain:@"Net" code:5 userInfo:nil]; }
fail(&error);
NSLog(@"%@ %ld", error.domain, (long)error.code);  // prints: Net 5
