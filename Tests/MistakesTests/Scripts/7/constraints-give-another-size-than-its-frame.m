:ios 7.0
@interface TableController : UIViewController
@end
@implementation TableController
- (void)viewDidLoad {
  [super viewDidLoad];
  UITableView *table = [[UITableView alloc] initWithFrame:self.view.bounds];
  table.translatesAutoresizingMaskIntoConstraints = NO;
  [self.view addSubview:table];
  NSDictionary *views = NSDictionaryOfVariableBindings(table);
  for (NSString *format in @[@"H:|[table]|", @"V:|[table]|"]) {
    [self.view addConstraints:
        [NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
  }
}
@end
TableController *tables = [[TableController alloc] init];
window.rootViewController = tables;
