:ios 5.1
@interface Person : NSObject
@property (nonatomic, retain) Person *friend;
@end
@implementation Person
@synthesize friend;
- (void)dealloc { [friend release]; [super dealloc]; }
@end
Person *a = [[Person alloc] init];  // leaks: a cycle a.friend -> b.friend -> a
Person *b = [[Person alloc] init];  // leaks: b cycle b.friend -> a.friend -> b
a.friend = b;
b.friend = a;
[a release]; a = nil;
[b release]; b = nil;
