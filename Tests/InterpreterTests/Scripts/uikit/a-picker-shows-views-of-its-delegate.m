@interface Colours : UIViewController <UIPickerViewDataSource, UIPickerViewDelegate>
@property (nonatomic, strong) UIPickerView *picker;
@end
@implementation Colours
- (void)viewDidLoad {
  [super viewDidLoad];
  self.picker = [[UIPickerView alloc] initWithFrame:CGRectMake(0, 0, 320, 216)];
  self.picker.dataSource = self;
  self.picker.delegate = self;
  [self.view addSubview:self.picker];
}
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)picker { return 1; }
- (NSInteger)pickerView:(UIPickerView *)picker numberOfRowsInComponent:(NSInteger)component { return 100; }
- (UIView *)pickerView:(UIPickerView *)picker viewForRow:(NSInteger)row forComponent:(NSInteger)component reusingView:(UIView *)view {
  UIView *stripe = [[UIView alloc] init];
  stripe.tag = row;
  return stripe;
}
- (void)pickerView:(UIPickerView *)picker didSelectRow:(NSInteger)row inComponent:(NSInteger)component {
  NSLog(@"%ld of %ld", (long)row, (long)component);  // prints: 42 of 0
}
@end
Colours *colours = [[Colours alloc] init];
window.rootViewController = colours;
NSLog(@"%ld", (long)[colours.picker viewForRow:2 forComponent:0].tag);  // prints: 2
NSLog(@"%d", [colours.picker viewForRow:42 forComponent:0] == nil);  // prints: 1
:tap picker 42
NSLog(@"%ld %ld", (long)[colours.picker viewForRow:42 forComponent:0].tag, (long)[colours.picker selectedRowInComponent:0]);  // prints: 42 42
