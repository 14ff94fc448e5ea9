#import <objc/runtime.h>
static char nameKey;
static char peerKey;
@interface Tag : NSObject
@end
@implementation Tag
- (void)dealloc { NSLog(@"tag gone"); }  // prints: tag gone
@end
@interface NSObject (Named)
@property (nonatomic, copy) NSString *label;
@end
@implementation NSObject (Named)
- (NSString *)label { return objc_getAssociatedObject(self, &nameKey); }
- (void)setLabel:(NSString *)label { objc_setAssociatedObject(self, &nameKey, label, OBJC_ASSOCIATION_COPY_NONATOMIC); }
@end
NSObject *one = [[NSObject alloc] init];
NSObject *other = [[NSObject alloc] init];
one.label = @"first";
NSLog(@"%@ %@", one.label, other.label);  // prints: first (null)
{
  Tag *tag = [[Tag alloc] init];
  objc_setAssociatedObject(one, @selector(label), tag, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  objc_setAssociatedObject(one, &peerKey, other, OBJC_ASSOCIATION_ASSIGN);
}
NSLog(@"%d %d", objc_getAssociatedObject(one, @selector(label)) != nil, objc_getAssociatedObject(one, &peerKey) == other);  // prints: 1 1
NSLog(@"before");  // prints: before
one = nil;
NSLog(@"after");  // prints: after
