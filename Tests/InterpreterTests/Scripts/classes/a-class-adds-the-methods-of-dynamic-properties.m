#import <objc/runtime.h>
@interface Record : NSObject
@property (nonatomic, copy) NSString *title;
@end
static id readTitle(id self, SEL _cmd) { return NSStringFromSelector(_cmd); }
static void writeTitle(id self, SEL _cmd, id value) { NSLog(@"set %@", value); }  // prints: set x
@implementation Record
@dynamic title;
+ (BOOL)resolveInstanceMethod:(SEL)selector {
  NSLog(@"asked for %@", NSStringFromSelector(selector));  // prints: asked for setTitle: | asked for title | asked for other
  if (selector == @selector(title)) return class_addMethod(self, selector, (IMP)readTitle, "@@:");
  if (selector == @selector(setTitle:)) return class_addMethod(self, selector, (IMP)writeTitle, "v@:@");
  return [super resolveInstanceMethod:selector];
}
@end
Record *record = [[Record alloc] init];
record.title = @"x";
NSLog(@"%@", record.title);  // prints: title
NSLog(@"%@", record.title);  // prints: title
[(id)record performSelector:NSSelectorFromString(@"other")];  // fails: NSInvalidArgumentException: -[Record other]: unrecognized selector sent to instance 0x600000000100
