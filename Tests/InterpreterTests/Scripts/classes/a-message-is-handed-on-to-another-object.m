@interface Worker : NSObject
- (NSString *)name;
- (int)add:(int)one to:(int)other;
@end
@implementation Worker
- (NSString *)name { return @"worker"; }
- (int)add:(int)one to:(int)other { return one + other; }
@end
@interface Desk : NSObject
@end
@implementation Desk
- (id)forwardingTargetForSelector:(SEL)selector {
  return selector == @selector(name) ? [[Worker alloc] init] : [super forwardingTargetForSelector:selector];
}
@end
@interface Proxy : NSObject
@property (nonatomic, strong) Worker *worker;
@end
@implementation Proxy
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  NSMethodSignature *own = [super methodSignatureForSelector:selector];
  return own ? own : [self.worker methodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation {
  NSLog(@"%@ %lu", NSStringFromSelector(invocation.selector), (unsigned long)invocation.methodSignature.numberOfArguments);  // prints: add:to: 4
  int first = 0;
  [invocation getArgument:&first atIndex:2];
  NSLog(@"%d", first);  // prints: 2
  first = 20;
  [invocation setArgument:&first atIndex:2];
  if ([self.worker respondsToSelector:invocation.selector]) [invocation invokeWithTarget:self.worker];
  else [super forwardInvocation:invocation];
}
@end
id desk = [[Desk alloc] init];
NSLog(@"%@ %d", [desk name], [desk respondsToSelector:@selector(name)]);  // prints: worker 0
Proxy *proxy = [[Proxy alloc] init];
proxy.worker = [[Worker alloc] init];
NSLog(@"%d", [(id)proxy add:2 to:3]);  // prints: 23
[desk add:1 to:2];  // fails: NSInvalidArgumentException: -[Desk add:to:]: unrecognized selector sent to instance 0x600000000100
