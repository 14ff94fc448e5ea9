:ios 5.1
NSMutableArray *list = [[NSMutableArray alloc] init];
NSArray *kept = [list copy];
NSLog(@"%d %d", (int)[list retainCount], (int)[kept retainCount]);  // prints: 1 1
:owners kept  // owners: you
[list release];
NSLog(@"%d", (int)[kept count]);  // prints: 0
