@interface Person : NSObject
@property (nonatomic, copy) NSString *name;
@end
@implementation Person
- (NSString *)description { return self.name; }
@end
NSString *lines(id value) {
  return [[value description] stringByReplacingOccurrencesOfString:@"\n" withString:@"|"];
}
Person *ada = [[Person alloc] init];
ada.name = @"Ada";
NSLog(@"%@", lines(@[ada, @1]));  // prints: (|    Ada,|    1|)
ada.name = @"Ada L.";
NSLog(@"%@", lines(@{@"who": ada, @"all": @[ada]}));  // prints: {|    all =     (|        "Ada L."|    );|    who = "Ada L.";|}
NSLog(@"%@", lines([NSSet setWithObject:ada]));  // prints: {(|    "Ada L."|)}
NSString *text = [NSString stringWithFormat:@"%@", [NSMutableArray arrayWithObject:ada]];
NSLog(@"%lu", (unsigned long)text.length);  // prints: 16
