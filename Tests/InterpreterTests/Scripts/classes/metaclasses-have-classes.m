@interface A : NSObject
@end
@implementation A
@end
Class meta = object_getClass([A class]);
NSLog(@"%d %d", class_isMetaClass(meta), class_isMetaClass([A class]));  // prints: 1 0
Class above = object_getClass(meta);
NSLog(@"%d %d", above == object_getClass([NSObject class]), object_getClass(above) == above);  // prints: 1 1
NSLog(@"%d %d", meta == [A class], [[A class] isKindOfClass:meta]);  // prints: 0 1
NSLog(@"%d %d", [[A new] isKindOfClass:meta], [[A class] isKindOfClass:object_getClass([NSString class])]);  // prints: 0 0
NSLog(@"%d %d", [[A class] isKindOfClass:[NSObject class]], [[A class] isKindOfClass:[A class]]);  // prints: 1 0
NSLog(@"%d %d", [[A class] isKindOfClass:above], [[A class] isMemberOfClass:meta]);  // prints: 1 1
NSLog(@"%@ %@", meta, NSStringFromClass(meta));  // prints: A A
NSLog(@"%d", class_getSuperclass(meta) == object_getClass([NSObject class]));  // prints: 1
NSLog(@"%d", class_getSuperclass(above) == [NSObject class]);  // prints: 1
