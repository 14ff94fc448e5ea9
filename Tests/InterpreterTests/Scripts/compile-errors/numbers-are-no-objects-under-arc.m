@interface Till : NSObject
@property (nonatomic, strong) NSNumber *sum;
@end
@implementation Till
- (void)ring {
  self.sum = 5;  // error: numberAsObject
  NSNumber *price = 2.5;  // error: numberAsObject
  NSInteger whole = @3;  // error: numberAsObject
  self.sum = 0;
  self.sum = @5;
  NSInteger right = [@3 integerValue];
}
@end
