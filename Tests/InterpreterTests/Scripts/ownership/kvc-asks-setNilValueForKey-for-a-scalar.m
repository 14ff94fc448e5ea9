:ios 5.1
@interface Box : NSObject { int count; } @end
@implementation Box
- (void)setNilValueForKey:(NSString *)key { NSLog(@"nil for %@", key); }  // prints: nil for count
@end
Box *box = [[Box alloc] init];
[box setValue:nil forKey:@"count"];
