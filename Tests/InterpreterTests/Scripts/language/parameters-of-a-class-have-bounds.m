@interface Box<T : id<NSCopying>> : NSObject
@property (nonatomic, strong) T value;
- (T)read;
@end
@implementation Box
- (id)read { return self.value; }
@end
Box<NSString *> *box = [[Box alloc] init];
box.value = @"x";
NSLog(@"%@", [box read]);  // prints: x
