:ios 5.1
@interface Box : NSObject { @public id isName; id name; id _isName; id _name; } @end
@implementation Box
@end
Box *box = [[Box alloc] init];
[box setValue:@"x" forKey:@"name"];
NSLog(@"%@ %@ %@ %@", box->_name, box->_isName, box->name, box->isName);  // prints: x (null) (null) (null)
