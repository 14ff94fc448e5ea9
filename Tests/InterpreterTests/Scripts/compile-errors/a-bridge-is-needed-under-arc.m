@interface Port : NSObject
@end
@implementation Port
- (void)cross:(NSString *)name {
  CFStringRef bridged = (__bridge CFStringRef)name;
  CFStringRef plain = (CFStringRef)name;  // error: bridgedCast
  void *me = (void *)self;  // error: bridgedCast
}
@end
