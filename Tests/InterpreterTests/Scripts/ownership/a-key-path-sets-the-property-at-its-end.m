:ios 5.1
@interface Box : NSObject
@property (nonatomic, retain) UILabel *label;
@end
@implementation Box
@end
Box *box = [[Box alloc] init];
box.label = [[[UILabel alloc] init] autorelease];
[box setValue:@"x" forKeyPath:@"label.text"];
NSLog(@"%@", [box valueForKeyPath:@"label.text"]);  // prints: x
