@interface Twin : NSObject
@property (nonatomic) NSInteger year;
@property (nonatomic) NSInteger year;  // error: duplicateProperty
@end
@interface Brother : NSObject
@end
@implementation Brother
- (void)grow {
  int step = 1;
  int step = 2;  // error: redeclaration
}
- (void)shrink { }
- (void)shrink { }  // error: duplicateMethod
@end
@interface Sister : NSObject {
  int age;
  float age;  // error: redeclaration
}
@end
