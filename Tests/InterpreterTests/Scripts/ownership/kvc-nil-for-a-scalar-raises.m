:ios 5.1
@interface Box : NSObject { int count; } @end
@implementation Box
@end
Box *box = [[Box alloc] init];
[box setValue:[NSNumber numberWithInt:3] forKey:@"count"];
NSLog(@"%@", [box valueForKey:@"count"]);  // prints: 3
[box setValue:nil forKey:@"count"];  // fails: NSInvalidArgumentException: [<Box 0x600000000100> setNilValueForKey]: could not set nil as the value for the key count.
