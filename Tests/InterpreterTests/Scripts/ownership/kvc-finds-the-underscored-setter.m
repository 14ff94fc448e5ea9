:ios 5.1
@interface Box : NSObject - (void)_setName:(NSString *)n; @end
@implementation Box
- (void)_setName:(NSString *)n { NSLog(@"underscored %@", n); }  // prints: underscored x
@end
Box *box = [[Box alloc] init];
[box setValue:@"x" forKey:@"name"];
