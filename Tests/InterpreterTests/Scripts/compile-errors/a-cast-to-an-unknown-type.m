@interface Card : NSObject
@end
@implementation Card
- (NSString *)front { return @"front"; }
- (void)cast {
  id list = (ListOfNobody)[self front];  // error: unknownType
  NSLog(@"%@", list);
}
@end
