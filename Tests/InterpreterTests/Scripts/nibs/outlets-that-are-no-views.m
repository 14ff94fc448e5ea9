@interface Aside : UIViewController
@end
@implementation Aside
@end
@interface Editor : UIViewController
@property (nonatomic, strong) IBOutlet UIBarButtonItem *done;
@property (nonatomic, weak) IBOutlet NSLayoutConstraint *height;
@property (nonatomic, strong) IBOutlet UISwipeGestureRecognizer *swipe;
@property (nonatomic, strong) IBOutlet Aside *aside;
@property (nonatomic, strong) IBOutletCollection(UITextField) NSArray *fields;
@end
@implementation Editor
- (void)viewDidLoad {
  [super viewDidLoad];
  self.height.constant = 40;
}
@end
Editor *editor = [[Editor alloc] init];
window.rootViewController = editor;
NSLog(@"%@", NSStringFromClass([editor.done class]));  // prints: UIBarButtonItem
NSLog(@"%g", editor.height.constant);  // prints: 40
NSLog(@"%d", editor.swipe.view == editor.view);  // prints: 1
NSLog(@"%@", NSStringFromClass([editor.aside class]));  // prints: Aside
NSLog(@"%@", NSStringFromClass([editor.fields[0] class]));  // prints: UITextField
NSLog(@"%d", [editor.fields[0] superview] == editor.view);  // prints: 1
