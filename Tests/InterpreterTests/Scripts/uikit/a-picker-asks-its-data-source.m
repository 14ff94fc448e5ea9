@interface Years : NSObject
@end
@implementation Years
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)picker { return 1; }
- (NSInteger)pickerView:(UIPickerView *)picker numberOfRowsInComponent:(NSInteger)component { return 100; }
@end
Years *years = [[Years alloc] init];
UIPickerView *picker = [[UIPickerView alloc] init];
picker.dataSource = years;
[picker selectRow:42 inComponent:0 animated:NO];
NSLog(@"%d %d", (int)[picker numberOfRowsInComponent:0], (int)[picker selectedRowInComponent:0]);  // prints: 100 42
