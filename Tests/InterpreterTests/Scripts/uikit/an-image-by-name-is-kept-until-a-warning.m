:ios 5.1
UIImage *first = [UIImage imageNamed:@"cat.png"];
NSLog(@"%d", [UIImage imageNamed:@"cat.png"] == first);  // prints: 1
:warn
NSLog(@"%d", [UIImage imageNamed:@"dog.png"] == [UIImage imageNamed:@"dog.png"]);  // prints: 1
NSLog(@"%d", [UIImage imageWithContentsOfFile:@"cat.png"] == [UIImage imageWithContentsOfFile:@"cat.png"]);  // prints: 0
