@interface Person : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSNumber *age;
@end
@implementation Person
- (BOOL)validateAge:(id *)value error:(NSError **)error { return [*value intValue] > 0; }
@end
Person *person = [[Person alloc] init];
[person setValuesForKeysWithDictionary:@{ @"name": @"Ann", @"age": @3 }];
NSLog(@"%@ %@", person.name, person.age);  // prints: Ann 3
[person setValuesForKeysWithDictionary:@{ @"name": [NSNull null] }];
NSLog(@"%@", person.name);  // prints: (null)
NSDictionary *both = [person dictionaryWithValuesForKeys:@[@"name", @"age"]];
NSLog(@"%@ %@", both[@"name"], both[@"age"]);  // prints: <null> 3
id age = @0;
NSLog(@"%d", [person validateValue:&age forKey:@"age" error:NULL]);  // prints: 0
NSLog(@"%d", [person validateValue:&age forKey:@"name" error:NULL]);  // prints: 1
