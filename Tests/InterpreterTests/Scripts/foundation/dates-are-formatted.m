NSDate *date = [NSDate dateWithTimeIntervalSince1970:1000000000];
NSLog(@"%@", date);  // prints: 2001-09-09 01:46:40 +0000
NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
formatter.dateFormat = @"dd.MM.yyyy HH:mm";
NSLog(@"%@", [formatter stringFromDate:[NSDate dateWithTimeIntervalSince1970:951782400]]);  // prints: 29.02.2000 00:00
