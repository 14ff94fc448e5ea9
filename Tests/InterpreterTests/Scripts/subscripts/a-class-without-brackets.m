@interface Plain : NSObject
@end
@implementation Plain
@end
Plain *plain = [[Plain alloc] init];
NSLog(@"%@", plain[0]);  // error: noVisibleMethod
plain[@"a"] = @1;  // error: noVisibleMethod
id any = plain;
NSLog(@"%@", any[@"a"]);  // fails: NSInvalidArgumentException: -[Plain objectForKeyedSubscript:]: unrecognized selector sent to instance 0x600000000100
