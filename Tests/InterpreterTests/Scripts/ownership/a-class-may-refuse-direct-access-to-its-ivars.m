:ios 5.1
@interface Box : NSObject { NSString *name; } @end
@implementation Box
+ (BOOL)accessInstanceVariablesDirectly { return NO; }
@end
Box *box = [[Box alloc] init];
[box setValue:@"x" forKey:@"name"];  // fails: NSUnknownKeyException: [<Box 0x600000000100> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key name.
