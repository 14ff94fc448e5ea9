#import <objc/runtime.h>
@interface Maker : NSObject
+ (NSString *)name;
+ (NSString *)otherName;
- (NSString *)greetingFor:(NSString *)who;
@end
static NSString *greet(id me, SEL selector, NSString *who) {
  return [NSString stringWithFormat:@"%@ greets %@", NSStringFromSelector(selector), who];
}
@implementation Maker
+ (NSString *)name { return @"one"; }
+ (NSString *)otherName { return @"two"; }
- (NSString *)greetingFor:(NSString *)who { return who; }
@end
Method own = class_getClassMethod([Maker class], @selector(name));
method_exchangeImplementations(own, class_getClassMethod([Maker class], @selector(otherName)));
NSLog(@"%@ %@", [Maker name], [Maker otherName]);  // prints: two one
Class meta = object_getClass([Maker class]);
NSLog(@"%d %d", class_isMetaClass(meta), class_isMetaClass([Maker class]));  // prints: 1 0
Method again = class_getInstanceMethod(meta, @selector(name));
IMP before = method_setImplementation(again, imp_implementationWithBlock(^NSString *(id me) { return @"block"; }));
NSLog(@"%@", [Maker name]);  // prints: block
method_setImplementation(again, before);
NSLog(@"%@", [Maker name]);  // prints: two
BOOL added = class_addMethod(meta, @selector(motto), imp_implementationWithBlock(^NSString *(id me) { return @"added"; }), "@@:");
NSLog(@"%d %@", added, [Maker performSelector:@selector(motto)]);  // prints: 1 added
class_replaceMethod([Maker class], @selector(greetingFor:), (IMP)greet, "@@:@");
NSLog(@"%@", [[[Maker alloc] init] greetingFor:@"Ann"]);  // prints: greetingFor: greets Ann
