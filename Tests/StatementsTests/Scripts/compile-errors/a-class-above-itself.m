@interface Base : UIViewController
@end
@interface Base : Base  // error: recursiveSuperclass
@end
@interface Below : Base
@end
@interface Base : Below  // error: recursiveSuperclass
@end
