#import <objc/runtime.h>
#import <objc/message.h>
@interface Person : NSObject
@end
@implementation Person
- (NSString *)greet:(NSString *)name { return [@"hi " stringByAppendingString:name]; }
@end
Person *person = [[Person alloc] init];
IMP greet = [person methodForSelector:@selector(greet:)];
NSString *(*function)(id, SEL, NSString *) = (NSString *(*)(id, SEL, NSString *))greet;
NSLog(@"%@", function(person, @selector(greet:), @"Ann"));  // prints: hi Ann
NSString *(*plain)(id, SEL, NSString *) = (void *)[Person instanceMethodForSelector:@selector(greet:)];
NSLog(@"%@", plain(person, @selector(greet:), @"Bob"));  // prints: hi Bob
NSString *sent = ((NSString *(*)(id, SEL, NSString *))objc_msgSend)(person, @selector(greet:), @"Cid");
NSLog(@"%@", sent);  // prints: hi Cid
NSLog(@"%lu", (unsigned long)[[Person instanceMethodSignatureForSelector:@selector(greet:)] numberOfArguments]);  // prints: 3
NSLog(@"%d", [person isProxy]);  // prints: 0
