@interface Base : UIViewController
@end
@interface Base : Base  // error: objectiveC(recursiveSuperclass)
@end
@interface Below : Base
@end
@interface Base : Below  // error: objectiveC(recursiveSuperclass)
@end
