typedef struct { int row; int column; } Cell;
@interface Sheet : NSObject
@end
@implementation Sheet
- (void)mark {
  Cell cell = {1, 2, 3};  // warning: excessElements
  cell.rwo = 3;  // error: noMember
  NSLog(@"%d", cell.depth);  // error: noMember
  int odd[2] = {1, 3, 5};  // warning: excessElements
}
@end
