:ios 5.1
@interface Note : UIViewController
@property (nonatomic, copy) IBOutlet UILabel *label;
@end
@implementation Note
@end
Note *note = [[Note alloc] init];
[note view];  // fails: NSInvalidArgumentException: -[UILabel copyWithZone:]: unrecognized selector sent to instance 0x600000000140
