:file note.txt {bytes: 10}
:file gone.txt none
NSFileManager *files = [NSFileManager defaultManager];
NSLog(@"%d %d", [files fileExistsAtPath:@"/Home/note.txt"], [files fileExistsAtPath:@"gone.txt"]);  // prints: 1 0
[files removeItemAtPath:@"note.txt" error:nil];
NSLog(@"%d", [files fileExistsAtPath:@"note.txt"]);  // prints: 0
NSLog(@"%d", [[NSBundle mainBundle] pathForResource:@"gone" ofType:@"txt"] == nil);  // prints: 1
