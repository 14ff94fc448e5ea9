NSString *path = [@"/Documents" stringByAppendingPathComponent:@"note.txt"];
NSLog(@"%@", path);  // prints: /Documents/note.txt
NSLog(@"%@ %@", [path lastPathComponent], [path pathExtension]);  // prints: note.txt txt
NSLog(@"%@", [path stringByDeletingLastPathComponent]);  // prints: /Documents
NSLog(@"%@", [[path lastPathComponent] stringByDeletingPathExtension]);  // prints: note
