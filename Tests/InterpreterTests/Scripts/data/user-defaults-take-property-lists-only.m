// An object of one's own must be converted (claim dp-013).
:ios 9.0
@interface Item : NSObject
@property (nonatomic, copy) NSString *text;
@end
@implementation Item
- (NSString *)description { return @"<Item>"; }
@end
NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
Item *item = [[Item alloc] init];
item.text = @"milk";
[defaults setObject:@{@"text": item.text, @"counts": @[@1, @2]} forKey:@"item"];
NSLog(@"%@", [[defaults objectForKey:@"item"] objectForKey:@"text"]);  // prints: milk
[defaults setObject:nil forKey:@"item"];
NSLog(@"%@", [defaults objectForKey:@"item"]);  // prints: (null)
[defaults setObject:item forKey:@"item"];  // fails: NSInvalidArgumentException: Attempt to insert non-property list object <Item> for key item
