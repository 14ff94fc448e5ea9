@interface Reader : NSObject
- (instancetype)initWithName:(NSString *)name;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new UNAVAILABLE_ATTRIBUTE;
- (void)stop __attribute__((unavailable("it never stops")));
@end
@implementation Reader
- (instancetype)initWithName:(NSString *)name { return [super init]; }
@end
@interface Writer : NSObject
- (void)stop __attribute__((deprecated));
@end
@implementation Writer  // warning: methodDefinitionNotFound
@end
