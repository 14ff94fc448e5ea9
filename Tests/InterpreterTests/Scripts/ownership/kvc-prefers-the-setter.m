:ios 5.1
@interface Box : NSObject { NSString *name; } - (void)setName:(NSString *)n; @end
@implementation Box
- (void)setName:(NSString *)n { NSLog(@"setter %@", n); }  // prints: setter x
@end
Box *box = [[Box alloc] init];
[box setValue:@"x" forKey:@"name"];
