:ios 5.1
UIView *v = [[UIView alloc] init];
NSMutableDictionary *map = [[NSMutableDictionary alloc] init];
[map setObject:v forKey:@"view"];
:owners v  // owners: you, map
[map setObject:@"other" forKey:@"view"];
:owners v  // owners: you
[map setObject:v forKey:@"view"];
[map removeObjectForKey:@"view"];
:owners v  // owners: you
