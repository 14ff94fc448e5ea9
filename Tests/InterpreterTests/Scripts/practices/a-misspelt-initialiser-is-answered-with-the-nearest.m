:ios 5.1
@interface Globe : UITableViewController
@end
@implementation Globe
@end
Globe *globe = [[Globe alloc] initWitNib:@"Globe" bundle:nil];  // warning: noVisibleMethod | NSInvalidArgumentException: -[Globe initWitNib:bundle:]: unrecognized selector sent to instance 0x600000000100
