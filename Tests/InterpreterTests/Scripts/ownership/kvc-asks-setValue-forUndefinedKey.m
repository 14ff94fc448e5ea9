:ios 5.1
@interface Box : NSObject @end
@implementation Box
- (void)setValue:(id)value forUndefinedKey:(NSString *)key { NSLog(@"%@ = %@", key, value); }  // prints: foo = x
- (id)valueForUndefinedKey:(NSString *)key { return @"made up"; }
@end
Box *box = [[Box alloc] init];
[box setValue:@"x" forKey:@"foo"];
NSLog(@"%@", [box valueForKey:@"foo"]);  // prints: made up
