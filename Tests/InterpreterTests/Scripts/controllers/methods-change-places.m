#import <objc/runtime.h>
@interface UIViewController (Log)
@end
@implementation UIViewController (Log)
+ (void)load {
  Method own = class_getInstanceMethod(self, @selector(viewWillAppear:));
  Method logged = class_getInstanceMethod(self, @selector(log_viewWillAppear:));
  method_exchangeImplementations(own, logged);
}
- (void)log_viewWillAppear:(BOOL)animated {
  [self log_viewWillAppear:animated];
  NSLog(@"%@ will appear", NSStringFromClass([self class]));  // prints: A will appear
}
@end
@interface A : UIViewController
@end
@implementation A
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  NSLog(@"mine");  // prints: mine
}
- (NSString *)greeting { return @"hello"; }
- (NSString *)farewell { return @"bye"; }
@end
UIWindow *w = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
A *a = [[A alloc] init];
w.rootViewController = a;
[w makeKeyAndVisible];
NSLog(@"%@", [a greeting]);  // prints: hello
Method greeting = class_getInstanceMethod([A class], @selector(greeting));
method_exchangeImplementations(greeting, class_getInstanceMethod([A class], @selector(farewell)));
NSLog(@"%@ %@", [a greeting], [a farewell]);  // prints: bye hello
IMP old = class_replaceMethod([A class], @selector(greeting), imp_implementationWithBlock(^NSString *(id me) { return @"block"; }), "@@:");
NSLog(@"%@", [a greeting]);  // prints: block
method_setImplementation(greeting, old);
NSLog(@"%@", [a greeting]);  // prints: bye
BOOL added = class_addMethod([A class], @selector(greeting), old, "@@:");
BOOL isNew = class_addMethod([A class], @selector(title), imp_implementationWithBlock(^NSString *(id me) { return @"added"; }), "@@:");
NSLog(@"%d %d %@", added, isNew, a.title);  // prints: 0 1 added
NSLog(@"%d", class_getInstanceMethod([A class], @selector(copy:)) == NULL);  // prints: 1
