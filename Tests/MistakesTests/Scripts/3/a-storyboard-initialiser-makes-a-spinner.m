@interface SearchController : UIViewController
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end
@implementation SearchController
- (id)initWithCoder:(NSCoder *)coder {
  self = [super initWithCoder:coder];
  if (self) {
    self.spinner = [[UIActivityIndicatorView alloc] init];  // mistake 3 p
  }
  return self;
}
@end
SearchController *search = [[SearchController alloc] initWithCoder:nil];
