:ios 5.1
NSArray *list = [[NSArray alloc] initWithObjects:@"a", nil];
[list release];
for (id item in list) NSLog(@"%@", item);  // zombie: list freed in line 3 by release
