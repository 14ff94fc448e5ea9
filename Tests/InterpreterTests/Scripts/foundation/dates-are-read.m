NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
[formatter setDateFormat:@"dd.MM.yyyy HH:mm"];
NSDate *date = [formatter dateFromString:@"29.02.2000 12:30"];
NSLog(@"%@", date);  // prints: 2000-02-29 12:30:00 +0000
NSLog(@"%d", [formatter dateFromString:@"31.04.2000 12:30"] == nil);  // prints: 1
formatter.dateFormat = @"EEE, MMM d";
NSLog(@"%@", [formatter stringFromDate:date]);  // prints: Tue, Feb 29
