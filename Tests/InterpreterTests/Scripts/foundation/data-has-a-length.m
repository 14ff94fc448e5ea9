:file photo.jpg {bytes: 250000}
NSData *data = [NSData dataWithContentsOfFile:@"photo.jpg"];
NSLog(@"%lu", (unsigned long)[data length]);  // prints: 250000
NSMutableData *buffer = [NSMutableData dataWithLength:10];
[buffer appendData:data];
NSLog(@"%lu", (unsigned long)buffer.length);  // prints: 250010
NSLog(@"%lu", (unsigned long)[[@"héllo" dataUsingEncoding:NSUTF8StringEncoding] length]);  // prints: 6
:file photo.jpg none
NSLog(@"%@", [NSData dataWithContentsOfFile:@"photo.jpg"]);  // prints: (null)
