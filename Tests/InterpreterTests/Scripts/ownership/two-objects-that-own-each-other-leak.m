@interface Person : NSObject
@property (nonatomic, strong) Person *friend;
@end
@implementation Person
@end
Person *a = [Person new];  // leaks: a cycle a.friend -> b.friend -> a
Person *b = [Person new];  // leaks: b cycle b.friend -> a.friend -> b
a.friend = b;
b.friend = a;
a = nil;
b = nil;
