NSString *folder = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES).firstObject;
NSString *path = [folder stringByAppendingPathComponent:@"a.txt"];
NSFileManager *files = [NSFileManager defaultManager];
NSLog(@"%d", [files fileExistsAtPath:path]); // prints: 0
NSError *error = nil;
NSLog(@"%d", [@"héllo" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:&error]); // prints: 1
NSLog(@"%@ %lu", [NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:nil], (unsigned long)[NSData dataWithContentsOfFile:path].length); // prints: héllo 6
NSLog(@"%d", [files removeItemAtPath:path error:&error]); // prints: 1
NSLog(@"%d %ld", [files removeItemAtPath:path error:&error], (long)error.code); // prints: 0 4
NSLog(@"%d", [NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:&error] == nil); // prints: 1
NSLog(@"%@", error.localizedDescription); // prints: The file “a.txt” couldn’t be opened because there is no such file.
NSLog(@"%d", [[NSData data] writeToFile:@"/App.app/x" atomically:YES]); // prints: 0
