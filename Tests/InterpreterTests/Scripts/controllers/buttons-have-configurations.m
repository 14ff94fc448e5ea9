UIButtonConfiguration *look = [UIButtonConfiguration tintedButtonConfiguration];
look.title = @"Go";
look.imagePlacement = NSDirectionalRectEdgeTop;
UIButton *button = [UIButton buttonWithConfiguration:look primaryAction:[UIAction actionWithHandler:^(UIAction *action) { NSLog(@"%@", [action.sender class]); }]];  // prints: UIButton
button.configurationUpdateHandler = ^(UIButton *updated) { NSLog(@"%d", updated.selected); };  // prints: 0 | 1
UIViewController *screen = [[UIViewController alloc] init];
[screen.view addSubview:button];
window.rootViewController = screen;
:tap "Go"
button.selected = YES;
UIMenu *menu = [UIMenu menuWithTitle:@"Sort" children:@[[UIAction actionWithTitle:@"Name" image:nil identifier:nil handler:^(UIAction *action) { NSLog(@"%@", action.title); }]]];  // prints: Name
screen.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Order" menu:menu];
:tap "Order"
:tap "Name"
CGFloat red = 0, green = 0, blue = 0, alpha = 0;
BOOL isKnown = [[UIColor colorWithRed:0.5 green:0.25 blue:1 alpha:0.5] getRed:&red green:&green blue:&blue alpha:&alpha];
NSLog(@"%d %.2f %.2f %.2f %.2f", isKnown, red, green, blue, alpha);  // prints: 1 0.50 0.25 1.00 0.50
UIGraphicsImageRenderer *renderer = [[UIGraphicsImageRenderer alloc] initWithSize:CGSizeMake(30, 20)];
UIImage *image = [renderer imageWithActions:^(UIGraphicsImageRendererContext *context) {
  [[UIColor redColor] setFill];
  [context fillRect:CGRectMake(0, 0, 30, 20)];
  NSLog(@"drawn");  // prints: drawn
}];
NSLog(@"%@", NSStringFromCGSize(image.size));  // prints: {30, 20}
