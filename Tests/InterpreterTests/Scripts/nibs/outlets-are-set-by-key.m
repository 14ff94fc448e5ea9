@interface Note : UIViewController
@property (nonatomic, retain) IBOutlet UILabel *label;
@end
@implementation Note
- (void)setValue:(id)value forKey:(NSString *)key {
  NSLog(@"%@ %@", key, NSStringFromClass([value class]));  // prints: label UILabel | view UIView
  [super setValue:value forKey:key];
}
@end
Note *note = [[Note alloc] init];
[note view];
NSLog(@"%d", note.label != nil);  // prints: 1
