:ios 5.1
@interface Form : NSObject <UITextFieldDelegate> @end
@implementation Form
@end
Form *form = [[Form alloc] init];
UITextField *field = [[UITextField alloc] init];
field.delegate = form;
:owners form  // owners: you
[form release];
[field.delegate description];  // zombie: form freed in line 9 by release
