#import <objc/runtime.h>
static char key;
@interface Tag : NSObject
@property (nonatomic, copy) NSString *name;
@end
@implementation Tag
- (void)dealloc { NSLog(@"gone %@", _name); }  // prints: gone first | gone second
@end
@interface Holder : NSObject
+ (void)keep:(NSString *)name;
@end
@implementation Holder
+ (void)keep:(NSString *)name {
  Tag *tag = [[Tag alloc] init];
  tag.name = name;
  objc_setAssociatedObject(self, &key, tag, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}
@end
[Holder keep:@"first"];
NSLog(@"%@", [objc_getAssociatedObject([Holder class], &key) name]);  // prints: first
[Holder keep:@"second"];
NSLog(@"%@", [objc_getAssociatedObject([Holder class], &key) name]);  // prints: second
objc_setAssociatedObject([Holder class], &key, nil, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
NSLog(@"end");  // prints: end
