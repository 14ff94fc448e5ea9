:ios 5.1
NSDate *date = [[NSDate alloc] init];
NSMutableArray *list = [NSMutableArray array];
[date release];
[[NSNotificationCenter defaultCenter] removeObserver:date];
[[NSDate date] isEqualToDate:date];  // zombie: date freed in line 4 by release
